import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { AnswerTable, VisitQuestions } from "./result-parts.tsx";
import { VersionsRead } from "./versions-read.tsx";

const linesOf = async (publications: (number | null)[] | null) => {
  await mount(<VersionsRead of={publications} />);
  return screen.queryAllByRole("listitem").map((line) => line.textContent);
};

test("says which questions were read in which version", async () => {
  expect(await linesOf([3, 3, 3, 5, null, 3])).toEqual([
    "Questions 1–3, 6: version 3",
    "Questions 4: version 5",
    "Questions 5: unknown version",
  ]);
});

test("says nothing about versions if all questions were read in the same one", async () => {
  expect(await linesOf(null)).toEqual([]);
});

test("shows the letter of an answer whose words are unknown", async () => {
  const empty = { question: "", question_es: "", label: "", label_es: "" };
  await mount(
    <AnswerTable of={[{ number: 1, concern: null, answer: "B", ...empty }]} />,
  );
  expect(screen.getByText(/1\. Words unknown/)).toBeDefined();
  expect(screen.getByText("B")).toBeDefined();
});

test.each([
  ["Leo", "Is Leo ready?"],
  ["", "Is my child ready?"],
])(
  "fills the name %j into the suggested questions",
  async (childname, text) => {
    const topic = {
      _id: "c",
      name: "Age",
      name_es: "Edad",
      suggestedquestions: ["Is {child|my child} ready?"],
      suggestedquestions_es: [],
    };
    await mount(<VisitQuestions topics={[topic]} childname={childname} />);
    expect(screen.getByText(text)).toBeDefined();
  },
);
