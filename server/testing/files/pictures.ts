import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";

export type Part = {
  field?: string;
  name?: string;
  type?: string;
  bytes: Buffer;
};

const boundary = "----a-boundary";

/** A raw multipart form with any names and types. */
export function multipartForm(parts: Part[]) {
  const body = parts.flatMap(({ field = "file", name, type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"` +
        (name === undefined ? "" : `; filename="${name}"`) +
        (type === undefined ? "" : `\r\nContent-Type: ${type}`) +
        "\r\n\r\n",
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  const headers = {
    "content-type": `multipart/form-data; boundary=${boundary}`,
  };
  const end = Buffer.from(`--${boundary}--\r\n`);
  return { headers, body: Buffer.concat([...body, end]) };
}

/** Random colored pixels: a picture that hardly compresses. */
export function dots(width: number, height = width) {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({
    create: { width, height, channels: 3, background: "teal", noise },
  });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A hand-made black and white PNG with extra chunks before its pixels. */
export function pngOf(
  side: number,
  extra: [string, Buffer][] = [],
  pixels = true,
) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = pixels
    ? Buffer.alloc(side * (1 + Math.ceil(side / 8)))
    : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    ...extra.map(([type, data]) => chunk(type, data)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
