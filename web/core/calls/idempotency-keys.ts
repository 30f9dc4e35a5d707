import { useState } from "react";

export function createIdempotencyKeys() {
  const keys = new Map<string, string>();
  return {
    keyOf(content: unknown): string {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? newKey();
      keys.set(text, key);
      return key;
    },
    /** It has arrived: the same, sent again, is meant to be sent again. */
    forget(content: unknown) {
      keys.delete(JSON.stringify(content));
    },
  };
}

/** The same idempotency key for the same content until it has arrived, so that trying again never sends it twice. */
export function useIdempotencyKeys() {
  const [keys] = useState(createIdempotencyKeys);
  return keys;
}

/** A key that makes sending something twice the same as sending it once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
