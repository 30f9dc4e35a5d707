import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressBeginning } from "./compressed-beginning.ts";

const page = "<p>Words that everybody reads, á and 💉.</p>".repeat(2000);
const rests = ["", "a", "What one visitor carries: ñ", "x".repeat(150_000)];

test.each(rests)(
  "what follows the compressed beginning is read behind it",
  (rest) => {
    const follow = compressBeginning(Buffer.from(page));
    expect(brotliDecompressSync(follow(rest)).toString()).toBe(page + rest);
  },
);
