// @vitest-environment jsdom
import { expect, onTestFinished, test } from "vitest";
import { printedViewOf, type ResultsTexts, type ResultsView } from "./view.ts";

const textsWith = (safety_en: string) =>
  ({ safety_en }) as unknown as ResultsTexts;
const texts = textsWith("If {child} feels ill, call us.");
const view: ResultsView = {
  kind: "family",
  texts: textsWith("If Leo feels ill, call us."),
  childName: "Leo",
};

test("the printed texts have the child's name on the family's own phone", () => {
  expect(printedViewOf(view, texts)).toBe(view);
});

test("the printed texts have no names on a clinic tablet", () => {
  document.documentElement.dataset["kiosk"] = "";
  onTestFinished(() => {
    delete document.documentElement.dataset["kiosk"];
  });
  expect(printedViewOf(view, texts)).toEqual({
    kind: "family",
    texts: textsWith("If your child feels ill, call us."),
    childName: "",
  });
});
