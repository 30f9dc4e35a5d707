import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import {
  carryingFiles,
  hugePictures,
  traces,
  unreadablePictures,
} from "#server/testing/attacks/files.ts";
import { dots } from "#server/testing/files/pictures.ts";
import { redraw } from "./redraw.ts";

// Other tests in this process may read other types.
afterAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));

const redrawn = async (bytes: Buffer) => sharp(await redraw(bytes)).metadata();

describe("a redrawn picture", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "is a WebP, from a %s",
    async (format) => {
      const bytes = await dots(50).toFormat(format).toBuffer();
      expect((await redrawn(bytes)).format).toBe("webp");
    },
  );

  test("is upright, limited to 2000 pixels and keeps transparency", async () => {
    const lying = await dots(2100, 1050)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await redrawn(lying)).toMatchObject({ width: 1000, height: 2000 });
    const background = { r: 0, g: 128, b: 128, alpha: 0.5 };
    const create = { width: 9, height: 9, channels: 4 as const, background };
    const glass = await sharp({ create }).png().toBuffer();
    expect(await redrawn(glass)).toMatchObject({
      width: 9,
      height: 9,
      hasAlpha: true,
    });
  });

  test.each(Object.entries(carryingFiles))(
    "has no metadata or hidden content, from %s",
    async (_what, make) => {
      const bytes = await make();
      expect(bytes.includes("EVIL")).toBe(true);
      const image = await redraw(bytes);
      for (const trace of traces) expect(image.includes(trace)).toBe(false);
      const { format, exif, icc, xmp } = await sharp(image).metadata();
      expect([format, exif, icc, xmp]).toEqual([
        "webp",
        undefined,
        undefined,
        undefined,
      ]);
    },
  );
});

test.each(Object.entries(unreadablePictures))(
  "%s is not redrawn",
  async (_what, make) => {
    const bytes = await make();
    await expect(redraw(bytes)).rejects.not.toThrow("pixel limit");
  },
);

test.each(Object.entries(hugePictures))(
  "a picture of %s is not decoded",
  async (_what, make) => {
    const bytes = await make();
    await expect(redraw(bytes)).rejects.toThrow("pixel limit");
  },
);
