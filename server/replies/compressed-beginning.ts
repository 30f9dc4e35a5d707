import { brotliCompressSync, constants } from "node:zlib";
import { mostInBlock, uncompressed } from "./uncompressed-block.ts";

/** Brotli's own end: a last block, which is empty. */
const end = Buffer.of(0x03);

/**
 * Compresses the beginning of a page once, so that what differs from visitor to visitor costs nothing
 * but its bytes: it follows in blocks that are not compressed (RFC 7932, 9.2).
 */
export function compressBeginning(beginning: Buffer): (rest: string) => Buffer {
  const compressed = brotliCompressSync(beginning, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: beginning.length,
    },
  });
  return (rest) =>
    Buffer.concat([compressed, ...blocksOf(Buffer.from(rest)), end]);
}

function blocksOf(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += mostInBlock)
    blocks.push(uncompressed(bytes.subarray(at, at + mostInBlock)));
  return blocks;
}
