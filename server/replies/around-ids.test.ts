import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { idShape } from "#shared/rules/ids.ts";
import { newId } from "#server/ids.ts";
import { compressAround } from "./around-ids.ts";
import { prepareAround } from "./cached-reply.ts";

const text = readFileSync(
  join(import.meta.dirname, "../../docs/architecture.md"),
  "utf8",
);
const ids = fc.stringMatching(idShape);
const read = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

describe("a text around ids, compressed once", () => {
  test("is read with whichever id was put in, at each of its places", async () => {
    const pieces = [text, ' "¡', `${text}</a>`, text.slice(5000)];
    const withId = await compressAround(pieces, 9);
    fc.assert(
      fc.property(ids, (id) => {
        expect(read(withId?.(id) ?? Buffer.alloc(0))).toBe(pieces.join(id));
      }),
    );
    const alone = Buffer.byteLength(pieces.join(""));
    expect(withId?.(newId()).length).toBeLessThan(alone / 3);
  });

  test("is read however it is cut", async () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(cuts, ids, async (lengths, id) => {
        const pieces = lengths.map((length) => text.slice(0, 2 + 3 ** length));
        const withId = await compressAround([...pieces, text], 9);
        const all = [...pieces, text].join(id);
        expect(read(withId?.(id) ?? Buffer.alloc(0))).toBe(all);
      }),
      { numRuns: 30 },
    );
  });

  test("is not made where hardly anything follows an id", async () => {
    expect(await compressAround([text, "."], 9)).toBeUndefined();
  });
});

test.each([[[text, text]], [[text, "."]]])(
  "a reply around ids says the same in every encoding",
  async (pieces) => {
    const id = newId();
    const { encoded } = prepareAround("text/plain", pieces)(id);
    const all = pieces.join(id);
    expect(read(await encoded("br"))).toBe(all);
    expect(gunzipSync(await encoded("gzip")).toString()).toBe(all);
    expect(String(await encoded("identity"))).toBe(all);
  },
);
