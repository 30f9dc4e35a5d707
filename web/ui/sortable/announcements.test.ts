import { expect, test } from "vitest";
import type { Active, Over } from "@dnd-kit/core";
import { createAnnouncements } from "./announcements.ts";

const sentence =
  (verb: string) => (name: string, place: number, total: number) =>
    `${name} ${verb}, ${place} of ${total}`;

const words = {
  instructions: "",
  handleRole: "",
  handle: String,
  up: String,
  down: String,
  lifted: sentence("lifted"),
  moved: sentence("moved"),
  dropped: sentence("dropped"),
  cancelled: sentence("back"),
};

const names = new Map([
  ["a", "Apple"],
  ["b", "Bean"],
  ["c", "Corn"],
]);

/** The announcements when a row is lifted and moved over these places. */
function heard(lifted: string, ...places: string[]) {
  const say = createAnnouncements(names, words);
  const active = { id: lifted } as Active;
  const over = (id: string) => ({ active, over: { id } as Over });
  return {
    start: say.onDragStart({ active }),
    moves: places.map((place) => say.onDragOver(over(place))),
    end: say.onDragEnd(over(places.slice(-1)[0] ?? lifted)),
    cancel: say.onDragCancel(over(places.slice(-1)[0] ?? lifted)),
  };
}

test("announces the name and place of a lifted row", () => {
  expect(heard("b").start).toBe("Bean lifted, 2 of 3");
});

test("announces nothing over the row's own place right after lifting", () => {
  expect(heard("b", "b").moves).toEqual([undefined]);
});

test("announces every new place, including a return to the first one", () => {
  expect(heard("b", "c", "b").moves).toEqual([
    "Bean moved, 3 of 3",
    "Bean moved, 2 of 3",
  ]);
});

test("announces a drop with the new place and a cancelled move with the old one", () => {
  const { end, cancel } = heard("a", "b", "c");
  expect(end).toBe("Apple dropped, 3 of 3");
  expect(cancel).toBe("Apple back, 1 of 3");
});
