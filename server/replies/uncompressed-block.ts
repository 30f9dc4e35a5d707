/** As much as one block may hold whose length has four digits. */
export const mostInBlock = 65_536;
export const headerLength = 3;

/**
 * A meta-block that is not compressed (RFC 7932, 9.2): not the last one, four digits of its length
 * less one, and the bit that says so; what is left of the third byte stays empty.
 */
export function uncompressed(text: Buffer): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUIntLE(((text.length - 1) << 3) | (1 << 19), 0, headerLength);
  return Buffer.concat([header, text]);
}
