import { expect, test, vi } from "vitest";
import { unzip, zip } from "./zip.ts";

test("zips and unzips large files without a worker", () => {
  vi.stubGlobal("Worker", () => expect.unreachable());
  const large = new TextEncoder().encode("Rosa Núñez".repeat(100_000));
  const callback = vi.fn();
  zip({ "large.xml": large }, (_error, packed = new Uint8Array()) =>
    unzip(packed, callback),
  );
  expect(callback).toHaveBeenCalledExactlyOnceWith(null, {
    "large.xml": large,
  });
});

test("reports an error for a broken file", () => {
  const callback = vi.fn();
  unzip(new Uint8Array([0x50, 0x4b, 3, 4]), callback);
  expect(callback).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
});
