import { expect, test } from "vitest";
import { answersBehind } from "./answers-behind.ts";

function answered(number: number, answer: "A" | "B" | "C" | "D" | "E") {
  const concern = { _id: "c1", name: "Cost", name_es: "Costo" };
  const words = { question: `q${number}`, question_es: "", label_es: "" };
  return { number, concern, answer, label: answer, ...words };
}

const numbersOf = ({ answers }: ReturnType<typeof answersBehind>) =>
  answers.map(({ number }) => number);

test("lists the strong answers about the concern, the strongest first", () => {
  const why = answersBehind({ _id: "c1", count: 11 }, [
    answered(1, "B"),
    answered(2, "A"),
    answered(3, "D"),
  ]);
  expect(why.isByAnswers).toBe(true);
  expect(numbersOf(why)).toEqual([2, 1]);
});

test("ignores answers about other concerns or none", () => {
  const other = { _id: "c2", name: "Boys", name_es: "Varones" };
  const why = answersBehind({ _id: "c1", count: 5 }, [
    answered(1, "A"),
    { ...answered(2, "A"), concern: other },
    { ...answered(3, "A"), concern: null },
  ]);
  expect(numbersOf(why)).toEqual([1]);
});

test("gives the visitor's own order as the reason when all answers are mild", () => {
  const why = answersBehind({ _id: "c1", count: 2 }, [answered(1, "D")]);
  expect(why).toMatchObject({ isByAnswers: false });
  expect(numbersOf(why)).toEqual([1]);
});

test("does not call mild answers strong when they add up to a main concern", () => {
  const why = answersBehind({ _id: "c1", count: 4 }, [
    answered(1, "D"),
    answered(2, "D"),
  ]);
  expect(why.isByAnswers).toBe(false);
});

test("lists at most three answers", () => {
  const many = [1, 2, 3, 4].map((number) => answered(number, "A"));
  expect(numbersOf(answersBehind({ _id: "c1", count: 20 }, many))).toHaveLength(
    3,
  );
});
