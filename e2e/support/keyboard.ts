import { expect, type Locator } from "@playwright/test";

/** More than the number of controls on any screen. */
const farthest = 200;

/** Presses a key until the condition is true. */
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

/** Presses Tab until the control has the focus. */
export const tabTo = (control: Locator) =>
  pressUntil(control, "Tab", (each) => each === document.activeElement);

export async function press(control: Locator, key = "Enter") {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Replaces the text of the box. */
export async function type(box: Locator, text: string) {
  await tabTo(box);
  const { keyboard } = box.page();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type(text);
}

/** Chooses a radio button: Tab focuses the group, and the arrow keys move in it. */
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
