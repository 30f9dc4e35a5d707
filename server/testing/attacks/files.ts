import { gzipSync } from "node:zlib";
import { dots, pngOf } from "#server/testing/files/pictures.ts";

const text = (words: string) => Buffer.from(words, "latin1");
const svg = text(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);
const php = "<?php system($_GET['c']); ?>";
const html = "<!doctype html><script>alert(1)</script>";
const jpeg = () => dots(200).jpeg().toBuffer();
const png = () => dots(200).png().toBuffer();
const webp = () => dots(200).webp().toBuffer();
const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const damaged = (bytes: Buffer, place: number) => {
  const copy = Buffer.from(bytes);
  copy[place] = (copy[place] ?? 0) ^ 0xff;
  return copy;
};
const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);

type File = () => Buffer | Promise<Buffer>;

const foreign: Record<string, File> = {
  "an SVG": () => svg,
  "an SVG with an XML head": () => text(`<?xml version="1.0"?>${String(svg)}`),
  "a zipped SVG": () => gzipSync(svg),
  "a page": () => text(html),
  "a program in PHP": () => text(php),
  "a program that begins like a GIF": () => text(`GIF89a${php}`),
  "a script": () => text("alert(document.cookie)"),
  "a script that begins like a GIF": () => text("GIF89a=1;alert(1)"),
  "a PDF": () => text("%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj"),
  "a PDF that holds a JPEG": async () =>
    Buffer.concat([text("%PDF-1.7\nstream\n"), await jpeg()]),
  "a GIF": () => dots(20).gif().toBuffer(),
  "a TIFF": () => dots(20).tiff().toBuffer(),
  "an AVIF": () => dots(20).avif().toBuffer(),
  "the head of a HEIC": () => text("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
  "a bitmap": () => text("BM\x46\0\0\0\0\0\0\0\x36\0\0\0"),
  "an icon": () => text("\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0"),
  "a PNG that moves": () => pngOf(8, [["acTL", frames]]),
  "a zip": () => text("PK\x03\x04\x14\0\0\0\0\0"),
  "a program for Linux": () => text("\x7fELF\x02\x01\x01\0"),
  "drawing commands": () =>
    text("push graphic-context\nimage over 0,0 'url(x)'"),
  "a local file's address": () => text("/etc/passwd"),
  nothing: () => Buffer.alloc(0),
  "one byte": () => Buffer.from([0xff]),
  "a thousand zeros": () => Buffer.alloc(1000),
  "a picture in XML": () =>
    text(
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><svg>&y;</svg>',
    ),
  "a program for Windows": () => text("MZ\x90\0\x03\0\0\0"),
  "a JPEG XL": () => text("\xff\x0a\0\0"),
  "a PostScript": () => text("%!PS-Adobe-3.0\n(/etc/passwd) run"),
  "a font": () => text("OTTO\0\x0b\0\x80"),
  "a database": () => text("SQLite format 3\0"),
  "a page that ends as a JPEG": async () =>
    Buffer.concat([text(html), await jpeg()]),
};

/** Files that begin like a picture. */
export const unreadablePictures: Record<string, File> = {
  "half a JPEG": async () => firstHalf(await jpeg()),
  "half a PNG": async () => firstHalf(await png()),
  "half a WebP": async () => firstHalf(await webp()),
  "a JPEG's head and a program": () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text(php)]),
  "a WebP's head and a page": () => text(`RIFF\x40\0\0\0WEBPVP8 ${html}`),
  "a PNG whose pixels are damaged": async () => damaged(await png(), 5000),
  "a PNG whose head is damaged": () => damaged(pngOf(8), 18),
  "a PNG of no size": () => pngOf(0),
  "a PNG without pixels": () => pngOf(8, [], false),
};

const tooLarge: Record<string, File> = {
  "six megabytes": async () =>
    Buffer.concat([await jpeg(), Buffer.alloc(6_000_000)]),
  "one byte over five megabytes": async () => {
    const picture = await jpeg();
    return Buffer.concat([picture, Buffer.alloc(5_000_001 - picture.length)]);
  },
};

export const hugePictures: Record<string, File> = {
  "16,000 by 16,000 pixels in few bytes": () => pngOf(16_000),
  "30,000 by 30,000 pixels that are not there": () => pngOf(30_000, [], false),
  "two thousand million pixels a side": () => pngOf(2_000_000, [], false),
};

const oneOf = (files: Record<string, File>) =>
  Object.entries(files).slice(0, 1);

/** Files that are not pictures or not allowed, with the expected refusal. Only the last two reach the child process. */
export const refusedFiles = [
  ...Object.entries(foreign).map(
    (file) => [...file, 415, "unsupported_type"] as const,
  ),
  ...Object.entries(tooLarge).map(
    (file) => [...file, 413, "too_large"] as const,
  ),
  ...oneOf(unreadablePictures).map(
    (file) => [...file, 400, "image_unreadable"] as const,
  ),
  ...oneOf(hugePictures).map(
    (file) => [...file, 413, "too_many_pixels"] as const,
  ),
];

/** Content that must not be stored. */
export const traces = ["EVIL", "<script", "<?php", "PK\x03\x04"];

const payload = "EVIL<script>alert(1)</script><?php system(1) ?>";
const comment = (bytes: Buffer) => {
  const words = text(`\0\0${payload}`);
  words.writeUInt16BE(words.length);
  return Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    words,
    bytes.subarray(2),
  ]);
};
const place = {
  IFD0: { Copyright: payload },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 26/1 46/1" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${payload.replaceAll("<", "&lt;")}</x:xmpmeta>`;
const zip = text(`PK\x03\x04${payload}PK\x05\x06`);

/** Pictures with hidden content. */
export const carryingFiles: Record<string, File> = {
  "a JPEG that is a zip too": async () => Buffer.concat([await jpeg(), zip]),
  "a JPEG followed by a program": async () =>
    Buffer.concat([await jpeg(), text(payload)]),
  "a JPEG with a program as its comment": async () => comment(await jpeg()),
  "a JPEG that knows where it was taken": () =>
    dots(200).withExif(place).jpeg().toBuffer(),
  "a JPEG in printing colours": () =>
    dots(200).toColourspace("cmyk").withExif(place).jpeg().toBuffer(),
  "a JPEG with a colour profile": () =>
    dots(200).withIccProfile("p3").withExif(place).jpeg().toBuffer(),
  "a PNG with a program as its text": () =>
    pngOf(64, [["tEXt", text(`Comment\0${payload}`)]]),
  "a PNG followed by a page": () => Buffer.concat([pngOf(64), text(payload)]),
  "a PNG with a chunk of its own": () => pngOf(64, [["evIl", text(payload)]]),
  "a WebP with a script in its description": () =>
    dots(200).withXmp(xmp).webp().toBuffer(),
  "a WebP followed by a program": async () =>
    Buffer.concat([await webp(), text(payload)]),
};

/** File names that might escape the folder or be executed. */
export const oddNames = [
  "../../../../etc/passwd",
  "..\\..\\windows\\system32\\a.png",
  "/etc/cron.d/a.png",
  "%2e%2e%2fa.png",
  "a.png\0.php",
  "a.png\r\nX-Injected: 1",
  "a.png%0d%0aX-Injected: 1",
  "a.php.png",
  "a.svg",
  ".htaccess",
  "CON",
  "\u202egnp.👩‍⚕️.exe",
  "x".repeat(5000),
  "<script>alert(1)</script>.png",
  "a;rm -rf ~.png",
  "$(id).png",
  "=cmd|' /C calc'!A0.png",
  "",
];
