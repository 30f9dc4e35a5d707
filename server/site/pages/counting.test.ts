import { describe, expect, test, vi } from "vitest";
import { countStart } from "./counting.ts";
import { openVisit } from "./visit.ts";

const visitOf = (parentName: string, isCounted: boolean) => ({
  user: { parentName },
  quiz: { answers: {} },
  key: `key of ${parentName}`,
  isCounted,
});

function countTwice(started: object, pathname = "/question/1") {
  const count = vi.fn();
  const visit = openVisit(JSON.stringify(started));
  countStart(pathname, visit, count);
  countStart(pathname, visit, count);
  return { count, visit };
}

describe("the start of the quiz", () => {
  test("is counted once, with the first question shown", () => {
    const { count, visit } = countTwice(visitOf("Luz", false));
    const start = { name: "quiz_started", place: "/quiz" };
    expect(count.mock.calls).toEqual([[start, "key of Luz started"]]);
    expect(JSON.parse(visit.read() ?? "")).toEqual(visitOf("Luz", true));
  });

  test.each([
    ["on another page", visitOf("Luz", false), "/quiz"],
    ["before a name is entered", visitOf("", false), undefined],
    ["a second time", visitOf("Luz", true), undefined],
  ])("is not counted %s", (_, started, path) => {
    const { count, visit } = countTwice(started, path);
    expect(count).not.toHaveBeenCalled();
    expect(visit.isChanged()).toBe(false);
  });
});
