import { expect, type Locator } from "@playwright/test";

/** More than there are controls on any screen. */
const farthest = 200;

/** Presses a key again and again, until what it leads to is so. */
async function pressUntil(
  control: Locator,
  key: string,
  isThere: (each: HTMLElement | SVGElement) => boolean,
) {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await control.evaluate(isThere)) return;
    await control.page().keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${String(control)}`);
}

/** Goes on with the Tab key until the control has the focus, as somebody without a pointer does. */
export const tabTo = (control: Locator) =>
  pressUntil(control, "Tab", (each) => each === document.activeElement);

export async function press(control: Locator, key = "Enter") {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** In place of what stands in the box. */
export async function type(box: Locator, text: string) {
  await tabTo(box);
  const { keyboard } = box.page();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type(text);
}

/** One of several: Tab enters at the chosen one, and the arrows go on from there. */
export async function choose(radio: Locator) {
  await pressUntil(radio, "Tab", (each) => {
    const here = document.activeElement;
    return here?.getAttribute("name") === each.getAttribute("name");
  });
  await pressUntil(
    radio,
    "ArrowDown",
    (each) => each instanceof HTMLInputElement && each.checked,
  );
}
