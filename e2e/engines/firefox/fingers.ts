import { bringIntoSight } from "#e2e/engines/sight.ts";
import type { Bidi } from "./bidi.ts";

/** An element as the protocol tells of it. */
export type Node = {
  sharedId: string;
  value?: { attributes?: Record<string, string> };
};

/** Presses and types as hands do, where the element is. */
export function createFingers(bidi: Bidi, context: string) {
  const act = (input: object) =>
    bidi.ask("input.performActions", { context, actions: [input] });
  return {
    /** Whether it had to be brought into sight first. */
    async isMoved({ sharedId }: Node): Promise<boolean> {
      const { result } = await bidi.ask<{ result: { value: boolean } }>(
        "script.callFunction",
        {
          functionDeclaration: bringIntoSight,
          awaitPromise: false,
          // In a realm of its own, which is there without the page's scripts.
          target: { context, sandbox: "engines" },
          arguments: [{ sharedId }],
        },
      );
      return result.value;
    },
    async press({ sharedId }: Node) {
      const origin = { type: "element", element: { sharedId } };
      await act({
        type: "pointer",
        id: "finger",
        actions: [
          { type: "pointerMove", x: 0, y: 0, origin },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      });
    },
    async type(text: string) {
      const actions = Array.from(text, (value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]).flat();
      await act({ type: "key", id: "keys", actions });
    },
  };
}
