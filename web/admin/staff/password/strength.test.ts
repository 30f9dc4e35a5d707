import { expect, test } from "vitest";
import { loadJudge } from "./new-password-field.tsx";

const asked = { minLength: 12, context: ["Ana Example", "ana@clinic.example"] };

test.each([
  ["short", "password_too_short"],
  ["passwordpassword", "password_too_common"],
  ["unbelievable1", "password_too_common"],
  ["clinic-example", "password_like_account"],
  ["nine red umbrellas", undefined],
])(
  "the browser says of %s what the server would say",
  async (text, problem) => {
    const judge = await loadJudge();
    expect(judge(text, asked).problem).toBe(problem);
  },
);

test("what takes longer to guess is stronger, and the account's own words do not help", async () => {
  const judge = await loadJudge();
  const scoreOf = (text: string) => judge(text, asked).score;
  expect(scoreOf("qwertyuiop12")).toBeLessThan(2);
  expect(scoreOf("anaexample12")).toBeLessThan(
    scoreOf("otter lamp violet stair"),
  );
  expect(scoreOf("otter lamp violet stair")).toBe(4);
  expect(scoreOf("x".repeat(256))).toBeLessThan(2);
});
