import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

/** A finger on the screen. Each call presses it on a place, moves it to another one, or lifts it. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at ? [at] : [],
    });
  return {
    press: (at: Point) => send("touchStart", at),
    /** Moves in ten steps. */
    move: async (from: Point, to: Point) => {
      for (let step = 1; step <= 10; step += 1)
        await send("touchMove", {
          x: from.x + ((to.x - from.x) * step) / 10,
          y: from.y + ((to.y - from.y) * step) / 10,
        });
    },
    lift: () => send("touchEnd"),
  };
}
