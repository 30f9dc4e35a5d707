import type { Page } from "@playwright/test";
import readQrCode from "jsqr";
import sharp from "sharp";

/** The text in the QR code on the screen as a camera sees it; undefined if a part of it is covered or cut off. */
export async function qrCodeOnScreen(page: Page): Promise<string | undefined> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return readQrCode(pixels, info.width, info.height)?.data;
}
