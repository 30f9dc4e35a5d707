import { type Opened, workerAddress } from "#shared/rules/offline/worker.ts";
import { placeOf } from "#shared/rules/places.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { savesData } from "#web/core/navigation/screens-ahead.ts";

let isFirst = true;

/** Tells the service worker which page is open, so that it opens again; of a page among others nothing is kept, and nothing of the desk's. */
export async function tellWorker(pathname: string, hash: string) {
  const { serviceWorker } = navigator;
  const isOfVisitors = import.meta.env.PROD && placeOf(pathname) !== undefined;
  if (!serviceWorker || !isOfVisitors || savesData()) return;
  // Where it cannot be registered now, it is tried again at the next screen.
  const registered = await serviceWorker
    .register(workerAddress, { updateViaCache: "none" })
    .catch(() => undefined);
  if (!registered) return;
  const { active } = await serviceWorker.ready;
  const path = hash === "#share" ? {} : { path: pathname };
  const told: Opened = { ...path, language: pageLanguage(), isFirst };
  isFirst = false;
  active?.postMessage(told);
}
