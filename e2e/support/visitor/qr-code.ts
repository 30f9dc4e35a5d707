import type { Locator, Page } from "@playwright/test";
import readQrCode from "jsqr";
import sharp from "sharp";

/** The text in a QR code as a camera sees it; undefined if a part of it is covered or cut off. */
export async function qrCodeIn(
  shown: Page | Locator,
): Promise<string | undefined> {
  const { data, info } = await sharp(await shown.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return readQrCode(pixels, info.width, info.height)?.data;
}
