import { constants } from "node:zlib";

/** Brotli's own window is 4 MB, which it clears at each call: that took ten times as long as the page. */
export function brotliParams(length: number, quality: number) {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 10), 22),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}
