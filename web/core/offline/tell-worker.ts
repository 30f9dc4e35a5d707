import { type Opened, workerAddress } from "#shared/rules/offline/worker.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { savesData } from "#web/core/navigation/screens-ahead.ts";

let isFirst = true;

/** Tells the service worker which page is open, so that it opens again; of a page among others nothing is kept. */
export async function tellWorker(pathname: string, hash: string) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || savesData()) return;
  await serviceWorker.register(workerAddress, { updateViaCache: "none" });
  const { active } = await serviceWorker.ready;
  const path = hash === "#share" ? {} : { path: pathname };
  const told: Opened = { ...path, language: pageLanguage(), isFirst };
  isFirst = false;
  active?.postMessage(told);
}
