// Replaces fflate in pages (see vite.config.ts). For large files, fflate creates a worker from a string. Our content
// security policy blocks that, so the call would never finish.
import { unzipSync, type Zippable, zipSync } from "fflate/browser";

export * from "fflate/browser";

type Done<Result> = (error: unknown, result?: Result) => void;

export function unzip(
  data: Uint8Array,
  done: Done<Record<string, Uint8Array>>,
) {
  respond(done, () => unzipSync(data));
}

export function zip(files: Zippable, done: Done<Uint8Array>) {
  respond(done, () => zipSync(files));
}

function respond<Result>(done: Done<Result>, work: () => Result) {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    done(error);
    return;
  }
  done(null, result);
}
