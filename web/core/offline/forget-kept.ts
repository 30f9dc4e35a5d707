import { visitCaches } from "#shared/rules/offline/worker.ts";

/** Milliseconds: a browser that cannot empty its storage must not keep anybody from going on. */
const patience = 2000;

/**
 * Empties what is kept of this family's pages for times without a connection (web/offline). Whoever leaves the
 * page before it is done may leave some of them behind.
 */
export function forgetKept(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([deleteKept().catch(() => undefined), late]);
}

async function deleteKept() {
  const names = (await globalThis.caches?.keys()) ?? [];
  const ofVisits = names.filter((name) => name.startsWith(visitCaches));
  await Promise.all(ofVisits.map((name) => caches.delete(name)));
}
