import { promisify } from "node:util";
import { brotliDecompress, createBrotliCompress } from "node:zlib";
import { idLength } from "#shared/rules/ids.ts";
import { newId } from "#server/ids.ts";
import { brotliParams } from "./brotli-params.ts";
import { headerLength, uncompressed } from "./uncompressed-block.ts";

const decompress = promisify(brotliDecompress);
const tries = 3;
/** Brotli chooses its code for a letter by the two before it: these stay the same whatever the id is. */
const heldBack = 2;
/** None of its letters is one of an id, so it is told apart from every mark. */
const trial = "0".repeat(idLength);

/**
 * A text in which an id stands between the pieces, compressed once for all ids: they lie uncompressed
 * in between, and nothing else refers to them. Undefined where that is not possible.
 */
export async function compressAround(
  pieces: string[],
  quality: number,
): Promise<((id: string) => Buffer) | undefined> {
  const [first = Buffer.alloc(0), ...rest] = pieces.map((piece) =>
    Buffer.from(piece),
  );
  if (rest.some(({ length }) => length < heldBack)) return undefined;
  for (let left = tries; left > 0; left -= 1) {
    const { bytes, places } = await compressOnce(first, rest, quality);
    const withId = (id: string) => {
      const copy = Buffer.from(bytes);
      for (const place of places) copy.write(id, place, "latin1");
      return copy;
    };
    const read = await decompress(withId(trial)).catch(() => undefined);
    if (read?.toString() === pieces.join(trial)) return withId;
  }
  return undefined;
}

async function compressOnce(first: Buffer, rest: Buffer[], quality: number) {
  const length = [first, ...rest].reduce((sum, each) => sum + each.length, 0);
  const encoder = createBrotliCompress({
    params: brotliParams(length, quality),
  });
  let chunks: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => chunks.push(chunk));
  const compressed = async (...given: Buffer[]) => {
    chunks = [];
    encoder.write(Buffer.concat(given));
    await new Promise<void>((resolve) => encoder.flush(resolve));
    return Buffer.concat(chunks);
  };
  const pieces: Buffer[] = [await compressed(first)];
  const places: number[] = [];
  let at = pieces[0]?.length ?? 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const piece of rest) {
    // Each place has a mark of its own by chance, so that the encoder finds no likeness to refer to.
    const mark = Buffer.from(newId());
    const after = piece.subarray(0, heldBack);
    // What it makes of the mark is thrown away: the id takes its place.
    await compressed(mark, after);
    places.push(at + headerLength);
    add(uncompressed(Buffer.concat([mark, after])));
    add(await compressed(piece.subarray(heldBack)));
  }
  chunks = [];
  const ended = new Promise((resolve) => encoder.once("end", resolve));
  encoder.end();
  await ended;
  return { bytes: Buffer.concat([...pieces, ...chunks]), places };
}
