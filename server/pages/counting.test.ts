import { describe, expect, test, vi } from "vitest";
import { carry } from "./carried.ts";
import { countStart } from "./counting.ts";

const visit = (parentName: string, isCounted: boolean) => ({
  user: { parentName },
  quiz: { answers: {} },
  key: `key of ${parentName}`,
  isCounted,
});

function countTwice(carriedVisit: object, pathname = "/question/1") {
  const count = vi.fn();
  const carried = carry(JSON.stringify(carriedVisit));
  countStart(pathname, carried, count);
  countStart(pathname, carried, count);
  return { count, carried };
}

describe("the start of the quiz", () => {
  test("is counted with the first question that is shown, and once", () => {
    const { count, carried } = countTwice(visit("Luz", false));
    const start = { name: "quiz_started", place: "/quiz" };
    expect(count.mock.calls).toEqual([[start, "key of Luz started"]]);
    expect(JSON.parse(carried.read() ?? "")).toEqual(visit("Luz", true));
  });

  test.each([
    ["on another page", visit("Luz", false), "/quiz"],
    ["before a name is given", visit("", false), undefined],
    ["a second time", visit("Luz", true), undefined],
  ])("is not counted %s", (_, carriedVisit, path) => {
    const { count, carried } = countTwice(carriedVisit, path);
    expect(count).not.toHaveBeenCalled();
    expect(carried.isChanged()).toBe(false);
  });
});
