import { visitCaches } from "#shared/rules/offline/worker.ts";

/** Empties what is kept of this family's pages for times without a connection (web/offline). */
export async function forgetKept() {
  const names = (await globalThis.caches?.keys()) ?? [];
  for (const name of names)
    if (name.startsWith(visitCaches)) await caches.delete(name);
}
