import { useEffect } from "react";
import { useLocation } from "react-router";
import { visitCaches } from "#shared/rules/site/offline/worker.ts";

/** Milliseconds after which a screen counts as idle and extra files may be fetched. */
const restAfter = 5000;

async function tell(pathname: string, hash: string): Promise<boolean> {
  const { tellWorker } = await import("./tell-worker.ts");
  return tellWorker(pathname, hash);
}

/**
 * Caches the visitor screens for offline use once the screen is idle. If that fails, tries again, and doubles the
 * pause each time.
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

/** The longest wait in milliseconds. A browser that cannot empty its cache must not block the visitor. */
const patience = 2000;

/**
 * Deletes this family's cached pages (web/offline). If the page closes early,
 * some cached pages may remain.
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
