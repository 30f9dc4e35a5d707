import { useEffect } from "react";
import { useLocation } from "react-router";
import { visitCaches } from "#shared/rules/site/offline/worker.ts";

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

/** Milliseconds: a browser that cannot empty its storage must not keep anybody from going on. */
const patience = 2000;

/**
 * Empties what is kept of this family's pages for times without a connection (web/offline). Whoever leaves the
 * page before it is done may leave some of them behind.
 */
export function forgetCachedPages(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([deleteKept().catch(() => undefined), late]);
}

async function deleteKept() {
  const names = (await globalThis.caches?.keys()) ?? [];
  const ofVisits = names.filter((name) => name.startsWith(visitCaches));
  await Promise.all(ofVisits.map((name) => caches.delete(name)));
}
