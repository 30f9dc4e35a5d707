import sharp from "sharp";
import { pictureMegapixels } from "#shared/rules/picture-limits.ts";

const mostPixels = pictureMegapixels * 1e6;
const longestSide = 2000;
const mostSeconds = 10;

sharp.concurrency(1);
// Allow only three decoders, in case a file is detected as one type and parsed as another.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
  ],
});

/** Draws the picture again as a WebP, upright, limited in size and without metadata. */
export function redraw(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: "error",
    sequentialRead: true,
  });
  return image
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({
      width: longestSide,
      height: longestSide,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp()
    .toBuffer();
}
