import { useEffect } from "react";
import { useLocation } from "react-router";

/** How long a screen stands there before anything is fetched that it does not need itself. */
const restAfter = 5000;

async function tell(pathname: string, hash: string): Promise<boolean> {
  const { tellWorker } = await import("./tell-worker.ts");
  return tellWorker(pathname, hash);
}

/**
 * Has the screens of visitors kept for times without a connection, when one of them rests. What
 * could not be had is asked for again, each time after twice as long.
 */
export function useOffline() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    async function tellAfter(rest: number) {
      await new Promise((resolve) => {
        timer = setTimeout(resolve, rest);
      });
      const isKept = await tell(pathname, hash).catch(() => false);
      if (!isKept && !isLeft) await tellAfter(rest * 2);
    }
    void tellAfter(restAfter);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [pathname, hash]);
}
