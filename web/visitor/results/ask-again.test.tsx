import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { writeText } from "#web/core/storage/storage.ts";
import { askAgainWords } from "#web/i18n/visitor/results/ask-again.words.ts";
import { mountScreens } from "#web/testing/mount.tsx";
import { openResults, refused, resultId } from "#web/testing/open-results.tsx";
import { AskAgain } from "./ask-again.tsx";
import { askAgainId } from "./view.ts";

const words = askAgainWords.es;
const askAgain = {
  question: "How likely?",
  question_es: "¿Qué tan probable es?",
  labels: ["Never", "No", "Maybe", "Likely", "Sure"],
  labels_es: ["Nunca", "No", "Tal vez", "Probable", "Seguro"],
  isAnswered: false,
};
const line = `POST /api/results/${resultId}/second-answer`;

type Options = Parameters<typeof openResults>[0];
const open = (options: Options = {}) =>
  openResults({ language: "es", result: { askAgain }, ...options });

test("a family answers the question again once, and gets thanks", async () => {
  const { page, press, bodiesOf } = await open();
  expect(page().getByText("¿Qué tan probable es?")).toBeDefined();
  await press("Probable");
  expect(bodiesOf(line)).toEqual([{ answer: "D" }]);
  expect(document.activeElement?.textContent).toBe(words.thanks);
  expect(page().queryByText(words.title)).toBeNull();
});

test("an answer after staff switched the question off is refused in words", async () => {
  const { page, press } = await open({
    replies: { [line]: () => refused(404, "not_found") },
  });
  await press("Probable");
  expect(document.activeElement?.textContent).toBe(words.closed);
  expect(page().queryByText(words.title)).toBeNull();
});

test("an answer that could not be sent can be given again", async () => {
  const { page, press, replies, bodiesOf } = await open({
    replies: { [line]: () => Promise.reject(new TypeError()) },
  });
  await press("Probable");
  expect(page().getByText(words.failed)).toBeDefined();
  delete replies[line];
  await press("Probable");
  expect(page().getByText(words.thanks)).toBeDefined();
  expect(bodiesOf(line)).toHaveLength(2);
});

test("the thanks for an answer sent before the scripts loaded stay", async () => {
  const isAnswered = true;
  const { page } = await open({
    at: `#${askAgainId}`,
    result: { askAgain: { ...askAgain, isAnswered } },
  });
  expect(page().getByText(words.thanks)).toBeDefined();
});

test("an answer sent before the scripts loaded is refused in words", async () => {
  const result = { _id: resultId, askAgain };
  writeText("userResultsId", resultId);
  const { screen, router } = await mountScreens(
    [
      {
        path: "/",
        element: <AskAgain result={result} isOn={false} />,
        action: () => ({ isClosed: true }),
      },
    ],
    "/",
  );
  const formData = new FormData();
  await act(() => router.navigate("/", { formMethod: "post", formData }));
  expect(screen.getByText(askAgainWords.en.closed)).toBeDefined();
});

test.each<[string, Options]>([
  ["on other phones", { isOwn: false }],
  ["on a shared page", { at: "#share" }],
  ["if staff switched it off", { texts: { askagain: "" } }],
  [
    "if it is already answered",
    { result: { askAgain: { ...askAgain, isAnswered: true } } },
  ],
])("the question is not asked %s", async (_, options) => {
  const { page } = await open(options);
  expect(page().queryByText(words.title)).toBeNull();
  expect(page().queryByText(words.thanks)).toBeNull();
});
