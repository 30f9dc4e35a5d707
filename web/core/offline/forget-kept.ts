import { visitCaches } from "#shared/rules/offline/caches.ts";

/** Empties what is kept of this family's pages for times without a connection (web/offline). */
export async function forgetKept() {
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(visitCaches)) void caches.delete(name);
}
