/** The text of a file, whichever program wrote it: with a mark or without, UTF-8, UTF-16 or Windows-1252. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Latin letters in UTF-16 have a zero beside each; no text has one otherwise.
  const zero = bytes.subarray(0, 1000).indexOf(0);
  if (zero >= 0) return zero % 2 === 1 ? "utf-16le" : "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
