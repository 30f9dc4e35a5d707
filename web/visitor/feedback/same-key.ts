import { useRef } from "react";
import { newKey } from "#web/core/calls/new-key.ts";

/** One key for as long as the same is sent, so that trying again never sends it twice. */
export function useSameKey() {
  const last = useRef({ content: "", key: "" });
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content);
      if (last.current.content !== text)
        last.current = { content: text, key: newKey() };
      return last.current.key;
    },
    forget() {
      last.current = { content: "", key: "" };
    },
  };
}
