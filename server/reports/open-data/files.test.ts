import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { zipFiles } from "./files.ts";

test("a package whose rows fail is cut off, not ended", async () => {
  async function* rows() {
    yield Buffer.from("row\r\n");
    throw new Error("out of luck");
  }
  const zip = zipFiles(Readable.from(rows()), {});
  await expect(zip.toArray()).rejects.toThrow("out of luck");
});
