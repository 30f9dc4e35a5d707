import { afterEach, expect, test, vi } from "vitest";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { translatableTexts } from "#shared/rules/content/translations/texts.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { GetSheet } from "./get-sheet.tsx";

vi.mock(import("#web/core/calls/save-file.ts"), () => ({ saveFile: vi.fn() }));
afterEach(() => void vi.useRealTimers());

const words = translationsWords.en;
const content: SiteContent = {
  settings: {},
  concerns: { c1: { name: "Cost", name_es: "Costo" } },
  questions: {},
  order: { concerns: ["c1"], questions: [] },
};

const publication = (number: number) => ({
  number,
  date: "2027-01-31T12:00:00.000Z",
  user: null,
  author: "Ana",
  kind: "saved" as const,
  note: "",
  changes: [],
});

async function openSheets() {
  const history = {
    publications: [43, 42, 41].map(publication),
    latest: 43,
    isOwn: false,
    next: "41",
  };
  const page = { site: content, drafts: [], latest: 43, history };
  return mount(
    <GetSheet
      page={page}
      content={content}
      texts={translatableTexts(content)}
    />,
  );
}

/** What changed since another version: the English of one concern, or nothing. */
const answerOf = (names: string[]) => ({
  changes: names.map((before) => ({
    list: "concerns",
    id: "c1",
    fields: [{ field: "name", before, after: "Cost" }],
  })),
});

test("of two versions chosen quickly, the last one is compared", async () => {
  const calls = pendingCalls();
  const { user, screen } = await openSheets();
  const versions = screen.getByLabelText(words.compareWith);
  await user.selectOptions(versions, "42");
  await user.selectOptions(versions, "41");
  const [second, first] = calls.all();
  await first?.answer(answerOf(["Price"]));
  expect(screen.getByText(words.neededHelper(0, 1))).toBeDefined();
  await second?.answer(answerOf([]));
  expect(screen.getByText(words.neededHelper(0, 1))).toBeDefined();
  expect(versions).toHaveProperty("value", "41");
});

test("there is no sheet until the version that was chosen last has been compared", async () => {
  const calls = pendingCalls();
  const { user, screen } = await openSheets();
  const versions = screen.getByLabelText(words.compareWith);
  await user.selectOptions(versions, "42");
  await user.selectOptions(versions, "41");
  const [second, first] = calls.all();
  await second?.answer(answerOf([]));
  const download = screen.getByRole("button", { name: words.csv });
  expect(download).toHaveProperty("disabled", true);
  await first?.answer(answerOf(["Price"]));
  expect(download).toHaveProperty("disabled", false);
});

test("a version that cannot be loaded is not shown as compared", async () => {
  const calls = pendingCalls();
  const { user, screen } = await openSheets();
  const versions = screen.getByLabelText(words.compareWith);
  await user.selectOptions(versions, "42");
  await calls.last().breakOff();
  expect(versions).toHaveProperty("value", "");
});

test("older versions can be added and chosen", async () => {
  const calls = pendingCalls();
  const { user, screen } = await openSheets();
  await user.click(
    screen.getByRole("button", { name: historyWords.en.olderVersions }),
  );
  expect(calls.last().line).toBe("GET /api/publications?after=41");
  const older = [40, 39].map(publication);
  const page = { publications: older, latest: 43, isOwn: false, next: null };
  await calls.last().answer(page);
  await user.selectOptions(screen.getByLabelText(words.compareWith), "39");
  expect(calls.last().line).toBe("GET /api/publications/43?with=39");
  expect(
    screen.queryByRole("button", { name: historyWords.en.olderVersions }),
  ).toBeNull();
});

test("the file is named after the local day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 0, 31, 23, 50) });
  const { user, screen } = await openSheets();
  await user.click(screen.getByRole("button", { name: words.csv }));
  vi.setSystemTime(new Date(2027, 1, 1, 0, 10));
  await user.click(screen.getByRole("button", { name: words.csv }));
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual([
    `${words.file}-2027-01-31.csv`,
    `${words.file}-2027-02-01.csv`,
  ]);
});
