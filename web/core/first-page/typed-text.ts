import { useEffect, useLayoutEffect } from "react";
import * as v from "valibot";
import { parse, type Shape } from "#web/core/storage/storage.ts";
import { useHydrated } from "./hydration.ts";

/** The boxes whose text and choices are kept, and where they are kept in the tab. Also for defer-scripts.ts. */
export const typedBoxes =
  "main :is(input:not([type=password]):not([type=file]), textarea)[name]";
export const typedKey = "typed";

const typedShape = v.object({
  path: v.string(),
  /** The name, value and state of each box. */
  values: v.array(v.tuple([v.string(), v.string(), v.boolean()])),
});

type Box = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (box: Box): box is HTMLInputElement =>
  box.type === "radio" || box.type === "checkbox";

function isChanged(box: Box): boolean {
  return isChoice(box)
    ? box.checked !== box.defaultChecked
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

/** Keeps what was typed and chosen in the forms of this page, for after hydration or a reload. */
export function keepTypedText() {
  const values = [...document.querySelectorAll<Box>(typedBoxes)]
    .filter(isChanged)
    .map((box) => [box.name, box.value, isChoice(box) && box.checked]);
  if (values.length > 0)
    keepInTab(typedKey, { path: location.pathname, values });
}

/** Types or chooses like a person, so that React notices. */
function enter(box: Box, value: string, isOn: boolean) {
  if (isChoice(box)) {
    if (box.value !== value || (box.type === "radio" && !isOn)) return;
    box.checked = !isOn;
    return box.click();
  }
  Reflect.set(Object.getPrototypeOf(box) as object, "value", value, box);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

function restoreTypedText() {
  const kept = takeFromTab(typedKey, typedShape);
  if (kept?.path !== location.pathname) return;
  for (const [name, value, isOn] of kept.values)
    for (const box of document.querySelectorAll<Box>(typedBoxes))
      if (box.name === name) enter(box, value, isOn);
}

/** Marks the page as hydrated, and keeps what was typed and chosen before, because React has not noticed it. */
export function useMarkHydrated() {
  useLayoutEffect(() => {
    const page = document.documentElement.dataset;
    if (!("awake" in page)) keepTypedText();
    page["awake"] = "";
  }, []);
}

/**
 * Enters the kept text and choices again. Waits for one more render, until the stored names are filled in and the
 * screen guard is mounted, and until a busy form calls this hook with `isReady`.
 */
export function useTypedText(isReady = true) {
  const isFilledIn = useHydrated();
  useEffect(() => {
    const isBusy = document.querySelector("main form[aria-busy=true]");
    if (isFilledIn && isReady && !isBusy) restoreTypedText();
  }, [isFilledIn, isReady]);
}
