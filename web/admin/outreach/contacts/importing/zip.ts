// Stands in for fflate in the pages (vite.config.ts): what is large, fflate gives to a worker made of a text, which
// the policy of our pages refuses, and whoever asked would wait for ever.
import { unzipSync, type Zippable, zipSync } from "fflate/browser";

export * from "fflate/browser";

type Done<Result> = (error: unknown, result?: Result) => void;

export function unzip(
  data: Uint8Array,
  done: Done<Record<string, Uint8Array>>,
) {
  answer(done, () => unzipSync(data));
}

export function zip(files: Zippable, done: Done<Uint8Array>) {
  answer(done, () => zipSync(files));
}

function answer<Result>(done: Done<Result>, work: () => Result) {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    done(error);
    return;
  }
  done(null, result);
}
