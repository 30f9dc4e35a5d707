// Redraws a picture from stdin to stdout. Runs as a child process, so that a malicious picture cannot crash the server.
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { pictureMegapixels } from "#shared/rules/picture-limits.ts";
import { exitCodes } from "./exit-codes.ts";

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

try {
  const image = sharp(await buffer(process.stdin), {
    limitInputPixels: mostPixels,
    failOn: "error",
    sequentialRead: true,
  });
  const drawn = await image
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
  process.stdout.write(drawn);
} catch (error) {
  const isLarge = (error as Error).message.includes("pixel limit");
  process.exitCode = isLarge ? exitCodes.tooManyPixels : exitCodes.unreadable;
}
