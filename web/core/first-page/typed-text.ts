import * as v from "valibot";
import { parse, type Shape } from "#web/core/storage/storage.ts";

const boxes = "main form :is(input, textarea)[name]";
const keptKey = "typed";
const keptShape = v.object({
  path: v.string(),
  values: v.array(v.tuple([v.string(), v.string()])),
});

type Box = HTMLInputElement | HTMLTextAreaElement;

const neverKept = ["password", "hidden", "file"];
const isChoice = (box: Box): box is HTMLInputElement =>
  box.type === "radio" || box.type === "checkbox";

function boxesOfPage(): Box[] {
  return [...document.querySelectorAll<Box>(boxes)].filter(
    ({ type }) => !neverKept.includes(type),
  );
}

function isChanged(box: Box): boolean {
  return isChoice(box)
    ? box.checked && !box.defaultChecked
    : box.value !== box.defaultValue;
}

/** Keeps a text in this tab, until it is taken or the tab is closed. */
export function keepInTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing loses the text.
  }
}

/** Takes a text that this tab has kept. */
export function takeFromTab<T>(key: string, shape: Shape<T>): T | undefined {
  try {
    const kept = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return parse(kept, shape);
  } catch {
    return undefined;
  }
}

/** Keeps what was typed and chosen in the forms of this page, for the page that the reload shows. */
export function keepTypedText() {
  const values = boxesOfPage()
    .filter(isChanged)
    .map(({ name, value }) => [name, value]);
  if (values.length > 0)
    keepInTab(keptKey, { path: location.pathname, values });
}

/** Types like a person, so that React notices. */
function type(box: Box, value: string) {
  Reflect.set(Object.getPrototypeOf(box) as object, "value", value, box);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Types the kept text into the forms of this page again, once. */
export function restoreTypedText() {
  const kept = takeFromTab(keptKey, keptShape);
  if (kept?.path !== location.pathname) return;
  for (const [name, value] of kept.values)
    for (const box of boxesOfPage().filter((each) => each.name === name))
      if (!isChoice(box)) type(box, value);
      else if (box.value === value && !box.checked) box.click();
}
