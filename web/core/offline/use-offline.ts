import { useEffect } from "react";
import { useLocation } from "react-router";

/** How long a screen stands there before anything is fetched that it does not need itself. */
const restAfter = 5000;

/** Has the screens of visitors kept for times without a connection, when one of them rests. */
export function useOffline() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void import("./tell-worker.ts").then(
          ({ tellWorker }) => tellWorker(pathname, hash),
          () => undefined,
        ),
      restAfter,
    );
    return () => clearTimeout(timer);
  }, [pathname, hash]);
}
