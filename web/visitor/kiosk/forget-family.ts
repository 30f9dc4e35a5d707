import { forgetAllBut } from "#web/core/storage/storage.ts";
import { keepUnsentQuiz } from "./outbox.ts";

const languageCookies = ["lang"];

/** The longest wait in milliseconds for caches that cannot be emptied. */
const patience = 2000;

async function deleteDatabases() {
  const found = (await globalThis.indexedDB?.databases?.()) ?? [];
  for (const { name } of found) if (name) indexedDB.deleteDatabase(name);
}

async function deleteCaches() {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A worker would answer with cached pages. It was installed before this device became a clinic tablet. */
async function removeWorkers() {
  const all = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(all.map((each) => each.unregister()));
}

/** Forgets everything that this browser has stored about the family, except answers without names that are not sent yet. */
export async function forgetFamily() {
  keepUnsentQuiz();
  forgetAllBut("outgoing");
  for (const name of languageCookies)
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const cleared = Promise.allSettled([
    deleteDatabases(),
    deleteCaches(),
    removeWorkers(),
  ]);
  await Promise.race([cleared, late]);
}
