import {
  type Opened,
  workerAddress,
} from "#shared/rules/site/offline/worker.ts";
import { placeOf } from "#shared/rules/quiz/places.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { savesData } from "#web/core/runtime/route-modules.ts";

let isFirst = true;

/** Waits until the worker is active. Returns undefined if it could not install. */
async function atWork({
  active,
  installing,
  waiting,
}: ServiceWorkerRegistration) {
  const worker = active ?? installing ?? waiting;
  if (!worker || worker === active) return worker;
  return new Promise<ServiceWorker | null>((resolve) => {
    function look() {
      if (worker?.state === "activated") resolve(worker);
      if (worker?.state === "redundant") resolve(null);
    }
    worker.addEventListener("statechange", look);
    look();
  });
}

/** How long to wait for an answer. The worker of an older release does not answer. */
const patience = 60_000;

/** Posts a page to the worker. Returns whether the worker has cached everything that the page needs. */
function post(worker: ServiceWorker, opened: Opened): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), patience);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    };
    worker.postMessage(opened, [port2]);
  });
}

/**
 * Posts the open page to the service worker, which caches it for offline use. Skips dashboard pages and shared
 * pages. Returns false if this should be tried again.
 */
export async function tellWorker(
  pathname: string,
  hash: string,
): Promise<boolean> {
  const { serviceWorker } = navigator;
  const isOfVisitors = import.meta.env.PROD && placeOf(pathname) !== undefined;
  if (!serviceWorker || !isOfVisitors || savesData() || isKiosk()) return true;
  const worker = await atWork(
    await serviceWorker.register(workerAddress, { updateViaCache: "none" }),
  );
  if (!worker) return false;
  const path = hash === "#share" ? {} : { path: pathname };
  const isKept = await post(worker, {
    ...path,
    language: pageLanguage(),
    isFirst,
  });
  if (isKept) isFirst = false;
  return isKept;
}
