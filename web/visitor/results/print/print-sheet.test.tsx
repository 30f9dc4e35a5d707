// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Result } from "#shared/contract/quiz/results.ts";
import { write } from "#web/core/storage/storage.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { someSettings } from "#web/testing/settings.ts";
import type { ResultsTexts } from "#web/visitor/results/view.ts";
import { PrintSheet } from "./print-sheet.tsx";

const names = { parentName: "Zenaida", childName: "Orquídea" };
const text = "Does it hurt Orquidea?";

const sheet = (
  <PrintSheet
    view={{
      kind: "family",
      texts: someSettings.results as ResultsTexts,
      childName: names.childName,
    }}
    result={
      {
        _id: "r".repeat(22),
        orderedConcerns: [],
        child: { age: null, doses: null },
      } as unknown as Result
    }
    topicTexts={{}}
    visit={{
      questions: [{ _id: "q", text, text_es: text, isAsked: false }],
      change: () => undefined,
    }}
    doctorPage={undefined}
  />
);

beforeEach(() => {
  write("user", names);
  onTestFinished(() => {
    localStorage.clear();
    delete document.documentElement.dataset["kiosk"];
  });
});

test("the sheet has the names on the family's own phone", async () => {
  const { container } = await mount(sheet);
  for (const words of [names.parentName, names.childName, text])
    expect(container.textContent).toContain(words);
});

test("the sheet has no names on a clinic tablet", async () => {
  document.documentElement.dataset["kiosk"] = "";
  const { container } = await mount(sheet);
  expect(container.textContent).not.toMatch(/Zenaida|Orqu[ií]dea/);
  expect(container.textContent).not.toContain(resultsWords.en.sheetParent);
  expect(container.textContent).toContain("Does it hurt my child?");
});
