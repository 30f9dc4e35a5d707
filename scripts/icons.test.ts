import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons } from "./icons.mjs";

const images = join(import.meta.dirname, "../web/public/images");

test("the installed site's icons match the favicon", async () => {
  for (const [name, drawn] of Object.entries(await drawIcons())) {
    const stored = join(images, `${name}.png`);
    const [one, other] = await Promise.all(
      [stored, drawn].map((each) => sharp(each).removeAlpha().raw().toBuffer()),
    );
    expect(one?.length, name).toBe(other?.length);
    expect(
      one?.equals(other ?? Buffer.of()),
      `${name}: node scripts/icons.mjs`,
    ).toBe(true);
  }
});
