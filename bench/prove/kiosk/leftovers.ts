import type { Page } from "@playwright/test";
import {
  type TabletFamily,
  openStart,
  type Tablet,
  wordsOf,
} from "./tablet.ts";

/** Cookies that hold nothing about a family. */
const ownCookies = ["kiosk"];

/** Runs in the page: all that it and the browser hold, apart from quizzes that still have to be sent. */
const readHeld = `(async () => {
  const databases = await indexedDB.databases();
  const workers = await navigator.serviceWorker.getRegistrations();
  const { outgoing = "", ...local } = { ...localStorage };
  const fields = [...document.querySelectorAll("input, textarea")];
  return {
    stored: [
      ...Object.entries(local),
      ...Object.entries({ ...sessionStorage }),
      ...databases.map(({ name }) => name),
      ...(await caches.keys()),
      ...workers.map(({ scope }) => scope),
    ].join(),
    shown: [
      outgoing,
      JSON.stringify(history.state),
      location.href,
      document.documentElement.outerHTML,
      ...fields.map(({ value }) => value),
    ].join(),
  };
})()`;

type Held = { stored: string; shown: string };

/** Reads once more if the page was just being replaced by the first page. */
function readFrom(page: Page): Promise<Held> {
  const read = () => page.evaluate<Held>(readHeld);
  return read().catch(read);
}

/** The bytes of a family's words that the page shows, and of its result in the address. */
async function bytesShown(
  { page }: Tablet,
  family: TabletFamily,
  result: string | undefined,
): Promise<number> {
  const { shown } = await readFrom(page);
  const words = wordsOf(family).filter((word) => shown.includes(word));
  const id = result && page.url().endsWith(result) ? result : "";
  return Buffer.byteLength(words.join("") + id);
}

/** The bytes of a family that the tablet still holds or shows. */
export async function bytesLeft(
  { page, context }: Tablet,
  family: TabletFamily,
  result: string | undefined,
): Promise<number> {
  const { stored, shown } = await readFrom(page);
  const cookies = (await context.cookies()).filter(
    ({ name }) => !ownCookies.includes(name),
  );
  const found = [...wordsOf(family), ...(result ? [result] : [])].filter(
    (word) => shown.includes(word),
  );
  const left = [
    stored,
    ...found,
    ...cookies.map(({ name, value }) => name + value),
  ];
  return Buffer.byteLength(left.join(""));
}

/** The bytes that the tablet shows after Back, a reload and the address of the former result. */
export async function bytesShownAgain(
  tablet: Tablet,
  family: TabletFamily,
  result: string | undefined,
): Promise<number> {
  const { page } = tablet;
  let bytes = 0;
  const visits = {
    Back: () => page.goBack({ waitUntil: "commit" }),
    reload: () => page.reload({ waitUntil: "commit" }),
    address: () =>
      page.goto(`/results/${result ?? "1".repeat(22)}`, {
        waitUntil: "commit",
      }),
  };
  for (const [way, visit] of Object.entries(visits)) {
    await visit().catch(() => undefined);
    // Nothing is left before the first page of the tab.
    if (page.url() === "about:blank") await openStart(tablet);
    // Back may lead to a page of the quiz, which is then empty.
    await page.locator("html[data-awake]").waitFor({ state: "attached" });
    // An address that was typed shows itself until the first page replaces it.
    const id = way === "address" ? undefined : result;
    const shown = await bytesShown(tablet, family, id);
    await openStart(tablet);
    const left = await bytesLeft(tablet, family, result);
    if (shown + left > 0) console.log(`${way}: ${shown} shown, ${left} left`);
    bytes += shown + left;
  }
  return bytes;
}
