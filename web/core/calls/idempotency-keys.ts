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
    /** Call this once the content has arrived. Sending the same content again is then intended. */
    forget(content: unknown) {
      keys.delete(JSON.stringify(content));
    },
  };
}

/**
 * Returns the same idempotency key for the same content until the content has arrived, so that a retry has no second
 * effect.
 */
export function useIdempotencyKeys() {
  const [keys] = useState(createIdempotencyKeys);
  return keys;
}

/** A new idempotency key. Calls with the same key have one effect. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
