import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { keptBeginning } from "./kept-beginning.ts";

const page = "<p>Words that everybody reads, á and 💉.</p>".repeat(2000);
const rests = ["", "a", "What one visitor carries: ñ", "x".repeat(150_000)];

test.each(rests)(
  "what follows the kept beginning is read behind it",
  (rest) => {
    const kept = keptBeginning(Buffer.from(page));
    expect(brotliDecompressSync(kept(rest)).toString()).toBe(page + rest);
  },
);
