import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Question } from "#shared/contract/content/questions.ts";
import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import * as saving from "#web/core/calls/save-file.ts";
import { answeredTwiceWords } from "#web/i18n/admin/reports/answered-twice.words.ts";
import { insightsWords } from "#web/i18n/admin/reports/insights.words.ts";
import { listeningWords } from "#web/i18n/admin/reports/listening.words.ts";
import { mount } from "#web/testing/mount.tsx";
import type { Insights } from "./figures.ts";
import InsightsScreen from "./insights-screen.tsx";

const words = insightsWords.en;
const noSteps = {
  invited: 0,
  started: 0,
  finished: 0,
  ranked: 0,
  read: 0,
  shared: 0,
};
const small = { total: null, en: null, es: null };
const nothing: Insights = {
  since: null,
  invited: 0,
  trend: [],
  languages: { en: noSteps, es: noSteps },
  answers: [],
  funnel: { ...noSteps, opened: null },
  questions: [],
  results: 0,
  concerns: [],
  visit: { ...small, concerns: [] },
  answeredTwice: { ...small, leftOut: 0 },
  listening: small,
  hasDemo: false,
};

type Texts = Pick<Question, "text" | "text_es" | "active">[];

async function openInsights(given: Partial<Insights>, questions: Texts = []) {
  const insights = { ...nothing, since: "2026-11-02", ...given };
  const page = await mount(<InsightsScreen />, "/", { insights, questions });
  const region = (name: string) =>
    within(page.screen.getByRole("region", { name }));
  const rowsOf = (name: string) =>
    region(name)
      .getAllByRole("row")
      .map(({ children }) =>
        Array.from(children, ({ textContent }) => textContent).join(" | "),
      );
  /** The lines of the file that the button of this section saves. */
  async function csvOf(name: string) {
    const save = vi.spyOn(saving, "saveFile").mockReturnValue();
    await page.press(words.csvOf(name));
    const [file] = save.mock.lastCall ?? [];
    const text = (await file?.text()) ?? "";
    return text.trim().split("\r\n").slice(1);
  }
  return { ...page, region, rowsOf, csvOf };
}

test("without data the screen says so, and offers demo data if there are some", async () => {
  const { screen, press, router } = await openInsights({
    since: null,
    hasDemo: true,
  });
  expect(screen.getByText(words.none)).toBeDefined();
  await press(words.showDemo);
  expect(router.state.location.search).toBe("?demo=yes");
});

test("the filters are in the address", async () => {
  const { screen, user, router } = await openInsights({});
  await user.selectOptions(screen.getByLabelText("Language"), "es");
  await user.selectOptions(screen.getByLabelText(words.period), "1");
  await user.tab();
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe("?language=es&weeks=1"),
  );
});

test("small numbers have no percentages, and steps that are not counted are not shown as 0", async () => {
  const { screen, rowsOf } = await openInsights({
    funnel: { ...nothing.funnel, started: 2, finished: 1, read: 3 },
  });
  expect(screen.getByText(words.few(2))).toBeDefined();
  expect(rowsOf(words.funnel).slice(1)).toEqual([
    `${words.steps.invited} | 0 | `,
    `${words.steps.opened} | ${words.notCounted} | `,
    `${words.steps.started} | 2 | `,
    `${words.steps.finished} | 1 | `,
    `${words.steps.ranked} | 0 | `,
    `${words.steps.read} | 3 | `,
    `${words.steps.shared} | 0 | `,
  ]);
});

test("larger numbers have percentages, and no share exceeds 100%", async () => {
  const funnel = { opened: 40, started: 20, finished: 20, ranked: 1 };
  const { rowsOf } = await openInsights({
    funnel: { ...funnel, read: 23, shared: 24 },
  });
  const rows = rowsOf(words.funnel).slice(3);
  expect(rows).toEqual([
    `${words.steps.started} | 20 | ${words.rates.started("50%")}`,
    `${words.steps.finished} | 20 | ${words.rates.finished("100%")}`,
    `${words.steps.ranked} | 1 | ${words.rates.ranked("5%")}`,
    `${words.steps.read} | 23 | `,
    `${words.steps.shared} | 24 | ${words.rates.shared(words.moreThanAll)}`,
  ]);
});

test("the main findings are one sentence with the period", async () => {
  const { screen } = await openInsights({
    funnel: { ...nothing.funnel, started: 24 },
    questions: [
      { number: 1, answered: 23, seconds: 8 },
      { number: 2, answered: 15, seconds: null },
    ],
  });
  const sentence = words.mostLeave(2, 8, 23);
  expect(screen.getByText(sentence, { exact: false }).textContent).toMatch(
    `${words.periods["13"]}:`,
  );
});

test("weeks and languages are compared, and a section is saved as a file", async () => {
  const { rowsOf, csvOf } = await openInsights({
    trend: [{ week: "2026-11-16", invited: 0, started: 3, finished: 1 }],
    languages: {
      en: { ...noSteps, started: 2 },
      es: { ...noSteps, started: 1 },
    },
    funnel: { ...nothing.funnel, started: 3 },
  });
  expect(rowsOf(words.trend)[1]).toBe("November 16, 2026 | 3 | 1 | 0");
  expect(rowsOf(words.sideBySide)[2]).toBe(`${words.steps.started} | 2 | 1`);
  expect(await csvOf(words.trend)).toEqual(['"2026-11-16",3,1,0']);
});

test("questions have the words for a child without a name, and their losses and times", async () => {
  const question = {
    text: "Is {child|your child} healthy?",
    text_es: "",
    active: true,
  };
  const { rowsOf } = await openInsights(
    {
      funnel: { ...nothing.funnel, started: 3 },
      questions: [{ number: 1, answered: 2, seconds: 8 }],
    },
    [{ ...question, text: "Old?", active: false }, question],
  );
  expect(rowsOf(words.questions)[1]).toBe(
    "1. Is your child healthy? | 2 | 1 | 8 s",
  );
});

test("answers and main concerns are shown with their numbers", async () => {
  const option = { label: "No", label_es: "No", count: 0 };
  const { region, screen } = await openInsights({
    results: 1,
    answers: [
      {
        _id: "q",
        number: 1,
        text: "How old?",
        text_es: "",
        options: [{ ...option, label: "15 or older", count: 1 }, option],
        withoutWords: 2,
      },
    ],
    concerns: [{ _id: "c", name: "Cost", name_es: "", places: [1, 0, 0] }],
  });
  const answers = region(words.answers);
  expect(answers.getByText(`${words.withoutWords}: 2`)).toBeDefined();
  expect(answers.getByText("1. How old?").closest("li")?.textContent).toContain(
    "15 or older: 1",
  );
  expect(screen.getByText(words.concernsText(1))).toBeDefined();
  expect(
    region(words.concerns)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toContain("Cost1");
});

test("small groups are not shown: Listen, the visit, and the answers before and after", async () => {
  const { screen } = await openInsights({});
  expect(screen.getByText(listeningWords.en.few(smallestGroup))).toBeDefined();
  expect(screen.getAllByText(words.fewFamilies(smallestGroup))).toHaveLength(2);
});

test("Listen is counted by language, and a small group stays hidden in table and file", async () => {
  const total = { offered: 40, listened: 4 };
  const { title } = listeningWords.en;
  const { rowsOf, csvOf } = await openInsights({
    listening: { total, en: total, es: null },
  });
  const { en, es, total: both } = words.visitGroups;
  expect(rowsOf(title).slice(1)).toEqual([
    `${both} | 40 | 4 · 10%`,
    `${en} | 40 | 4 · 10%`,
    `${es} | ${words.notShown} | `,
  ]);
  expect(await csvOf(title)).toEqual([
    `"${both}",40,4`,
    `"${en}",40,4`,
    `"${es}","${words.notShown}",""`,
  ]);
});

test("what was answered at the visit is shown by topic and language, without small groups", async () => {
  const total = { families: 22, all: 15, some: 3, none: 4 };
  const names = { name_es: "" };
  const { screen, rowsOf, csvOf } = await openInsights({
    visit: {
      total,
      en: total,
      es: null,
      concerns: [
        { _id: "a", name: "Cost", ...names, total, en: total, es: null },
        { _id: "b", name: "Trust", ...names, ...small },
      ],
    },
  });
  const hidden = words.fewFamiliesOn(smallestGroup, ["Trust"]);
  expect(screen.getByText(hidden)).toBeDefined();
  expect(rowsOf(words.visit)).toEqual([
    expect.anything(),
    `${words.allQuestions} | 22 | 15 · 68% | 3 | 4`,
    "Cost | 22 | 15 · 68% | 3 | 4",
    expect.anything(),
    `${words.allQuestions} | 15 of 22 | ${words.notShown}`,
    `Cost | 15 of 22 | ${words.notShown}`,
  ]);
  expect((await csvOf(words.visit)).slice(0, 3)).toEqual([
    `"${words.allQuestions}","${words.visitGroups.total}",22,15,3,4`,
    `"${words.allQuestions}","${words.visitGroups.en}",22,15,3,4`,
    `"${words.allQuestions}","${words.visitGroups.es}","${words.notShown}","","",""`,
  ]);
});

test("the answers before and after reading are compared and tested", async () => {
  const twice = answeredTwiceWords.en;
  const pairs = { both: 12, onlyAfter: 20, onlyBefore: 0, neither: 0 };
  const total = { families: 32, up: 20, same: 12, down: 0, pairs };
  const { region, rowsOf, csvOf } = await openInsights({
    answeredTwice: { total, en: total, es: null, leftOut: null },
  });
  const section = region(twice.title);
  expect(section.getByText(twice.more)).toBeDefined();
  expect(section.getByText(twice.fewLeftOut(smallestGroup))).toBeDefined();
  expect(section.getAllByText(/p\s<\s0\.001/)).toHaveLength(2);
  expect(rowsOf(twice.title).slice(1, 3)).toEqual([
    `${twice.groups.total} | 32 | 20 | 12 | 0 | 12 of 32 | 32 of 32`,
    `${twice.groups.en} | 32 | 20 | 12 | 0 | 12 of 32 | 32 of 32`,
  ]);
  const lines = await csvOf(twice.title);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^"Both languages",32,20,12,0,12,20,0,0,0\.625,/);
});
