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
    async press({ sharedId }: Node) {
      // In a realm of its own, which is there without the page's scripts.
      await bidi.ask("script.callFunction", {
        functionDeclaration:
          "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })",
        awaitPromise: false,
        target: { context, sandbox: "engines" },
        arguments: [{ sharedId }],
      });
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
