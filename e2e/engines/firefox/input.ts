import { scrollIntoView } from "#e2e/engines/scroll-into-view.ts";
import type { Bidi } from "./bidi.ts";

/** An element in the protocol. */
export type Node = {
  sharedId: string;
  value?: { attributes?: Record<string, string> };
};

/** Clicks and types with real input events. */
export function createInput(bidi: Bidi, context: string) {
  const act = (input: object) =>
    bidi.ask("input.performActions", { context, actions: [input] });
  return {
    /** True if the element had to be scrolled into view first. */
    async isMoved({ sharedId }: Node): Promise<boolean> {
      const { result } = await bidi.ask<{ result: { value: boolean } }>(
        "script.callFunction",
        {
          functionDeclaration: scrollIntoView,
          awaitPromise: false,
          // A separate realm, which exists even if the page's scripts are switched off.
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
