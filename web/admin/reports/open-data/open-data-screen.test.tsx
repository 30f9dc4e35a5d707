import { expect, test } from "vitest";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { previewOpenData } from "#shared/contract/reports/open-data.ts";
import { openDataWords } from "#web/i18n/admin/reports/open-data.words.ts";
import { collectToasts } from "#web/testing/collect-toasts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import OpenDataScreen from "./open-data-screen.tsx";

type Preview = ReplyOf<typeof previewOpenData>;

const words = openDataWords.en;
const former = { date: "2026-03-01T12:00:00.000Z", who: "Nora", rows: 60 };
const first: Preview = {
  rows: 60,
  columns: ["year", "arrived", "child_age", "child_doses"],
  blank: 3,
  answers: 20,
  leftOut: 1,
  added: null,
  waiting: 0,
  refused: null,
  former: null,
};

async function openPackage(given: Partial<Preview> = {}) {
  const calls = pendingCalls();
  const toastTexts = collectToasts();
  const data = { preview: { ...first, ...given } };
  const page = await mount(<OpenDataScreen />, "/", data);
  return { ...page, data, calls, toastTexts };
}

test("the first package says what it contains and what was lost", async () => {
  const { screen } = await openPackage();
  for (const text of [
    words.rows(60),
    words.answers(20),
    words.described(
      "year, invited or not, child’s age, HPV doses before the quiz",
    ),
    words.coarser.year ?? "",
    words.gone("language"),
    words.blank(3),
    words.leftOut(1),
    words.warning,
  ])
    expect(screen.getByText(text)).toBeDefined();
});

test("a later package says what it adds", async () => {
  const added = { rows: 12, blank: 2, hiddenColumns: 1 };
  const { screen } = await openPackage({ added, waiting: 4, former });
  for (const text of [
    words.added(12),
    words.waiting(4),
    words.addedBlank(2),
    words.hiddenColumns(1),
    words.former("March 1, 2026", "Nora", 60),
  ])
    expect(screen.getByText(text)).toBeDefined();
});

test("the download needs consent; after a failure the screen is loaded again, without a package", async () => {
  const { screen, user, press, calls, toastTexts, data } = await openPackage();
  const zip = () => screen.getByRole("button", { name: words.zip });
  expect(zip()).toHaveProperty("disabled", true);
  await user.click(screen.getByLabelText(words.understood));
  await press(words.zip);
  expect(calls.last().line).toBe("POST /api/results/open-data/package");
  await calls.last().refuse(503, "busy");
  expect(toastTexts()).toHaveLength(1);
  expect(screen.queryByText(/^Last package/)).toBeNull();
  data.preview = { ...first, former };
  await press(words.zip);
  await calls.last().refuse(503, "busy");
  expect(await screen.findByText(/^Last package/)).toBeDefined();
});

test.each([
  ["tooFew", 0],
  ["tooFew", 9],
  ["changed", 1],
  ["columns", 1],
] as const)(
  "there is no package if %s (%i), and it says why",
  async (reason, amount) => {
    const refused = { reason, amount };
    const { screen } = await openPackage({ refused, former });
    const text = words.refused[reason](amount, "March 1, 2026");
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole("button", { name: words.zip })).toBeNull();
    expect(screen.queryByText(words.rows(60))).toBeNull();
  },
);
