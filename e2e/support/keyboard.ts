import { expect, type Locator } from "@playwright/test";

/** More than the number of controls on any screen. */
const farthest = 200;

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator) {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await control.evaluate((each) => each === document.activeElement))
      return;
    await control.page().keyboard.press("Tab");
  }
  throw new Error(`Tab never leads to ${String(control)}`);
}

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
