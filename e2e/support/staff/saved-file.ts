import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";

/** Presses a button that downloads a file, and returns its name and content. */
export async function savedFile(button: Locator) {
  const arriving = button.page().waitForEvent("download");
  await button.click();
  const file = await arriving;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString() };
}
