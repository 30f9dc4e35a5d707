import { expect, test } from "vitest";
import { type Loaded, readLoaded, writeLoaded } from "./loaded.ts";

const loadedWith = (read: object): Loaded => ({
  loaderData: { screen: read },
  actionData: null,
  errors: null,
  nothing: [],
});
const box = (html: string) => `<div class="x" data-formatted="">${html}</div>`;
const known = "<p>It is safe.</p>";
const unknown = "<p>What we <b>don’t</b> know yet.</p>";

/** The formatted texts of a page as a browser finds them there. */
const textsOf = (...texts: string[]) =>
  texts.map((innerHTML) => ({ innerHTML }));

test("a formatted text that the page shows is not written a second time, and is read in its place", () => {
  const loaded = loadedWith({ topics: [{ known }, { unknown }] });
  const written = writeLoaded(loaded, `${box(unknown)}${box(known)}`);
  expect(written).not.toContain("safe");
  expect(written).not.toContain("know yet");
  expect(readLoaded(written, textsOf(unknown, known))).toEqual(loaded);
});

test("what the page does not show as it is comes along, and so does what is no formatted text", () => {
  const loaded = loadedWith({ known, unknown: "", count: 2, at: null });
  const written = writeLoaded(loaded, `${box(`${known}<p>more</p>`)}2`);
  expect(readLoaded(written, [])).toEqual(loaded);
});
