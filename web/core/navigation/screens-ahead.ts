import { useEffect } from "react";
import { fetchScreen } from "./screen-files.ts";

/** How long a page stands there before it counts as being at rest. */
const restAfter = 1500;

/** Whether the browser was asked to fetch no more than needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  return (
    connection?.saveData === true ||
    matchMedia("(prefers-reduced-data: reduce)").matches
  );
}

/** Fetches what a visitor is likely to open next while this page rests, one screen after the other. */
export function useScreensAhead(paths: readonly string[], isReady = true) {
  useEffect(() => {
    if (!isReady || savesData()) return undefined;
    let isLeft = false;
    async function fetchScreens() {
      for (const path of paths) if (!isLeft) await fetchScreen(path, "low");
    }
    // Without a connection each screen is fetched when its turn comes.
    const tryFetching = () => void fetchScreens().catch(() => undefined);
    const timer = setTimeout(tryFetching, restAfter);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [paths, isReady]);
}
