import { expect, test } from "vitest";
import { loadJudge } from "./new-password-field.tsx";

const constraints = {
  minLength: 12,
  context: ["Ana Example", "ana@clinic.example"],
};

test.each([
  ["short", "password_too_short"],
  ["passwordpassword", "password_too_common"],
  ["unbelievable1", "password_too_common"],
  ["clinic-example", "password_like_account"],
  ["nine red umbrellas", undefined],
])(
  "the browser judges the password %s as the server does",
  async (text, problem) => {
    const judge = await loadJudge();
    expect(judge(text, constraints).problem).toBe(problem);
  },
);

test("rates passwords by how hard they are to guess, ignoring the account's own words", async () => {
  const judge = await loadJudge();
  const scoreOf = (text: string) => judge(text, constraints).score;
  expect(scoreOf("qwertyuiop12")).toBeLessThan(2);
  expect(scoreOf("anaexample12")).toBeLessThan(
    scoreOf("otter lamp violet stair"),
  );
  expect(scoreOf("otter lamp violet stair")).toBe(4);
  expect(scoreOf("x".repeat(256))).toBeLessThan(2);
});
