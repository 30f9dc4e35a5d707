import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { TextNeeds } from "#shared/contract/reports/dashboard.ts";
import { findingsWords } from "#web/i18n/admin/content/findings.words.ts";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import { mount } from "#web/testing/mount.tsx";
import type { Figures } from "./cards.tsx";
import { Needs } from "./needs.tsx";

const { needs: words, texts: textWords, tryAgain } = todayWords.en;
const _id = "1".repeat(22);
const concern = { in: "concerns", _id, name: "Cost", name_es: "" } as const;
const none: TextNeeds = {
  placeholders: [],
  drafts: 0,
  languages: { amount: 0, first: [] },
  due: { amount: 0, first: [] },
};

/** Shows the to-do list of a set-up site with these needs. */
async function openNeeds(given: Partial<TextNeeds> | null) {
  const texts = { ...none, ...given };
  const figures = { texts, families: null, setup: null } as Figures | null;
  const page = await mount(
    <Needs figures={given && figures} today="2026-11-20" />,
  );
  const { screen } = page;
  const target = (name: string) => {
    const { pathname, search, hash } = screen.getByRole<HTMLAnchorElement>(
      "link",
      { name },
    );
    return pathname + search + hash;
  };
  /** The innermost list item with this link. */
  const entry = (name: string) =>
    screen.getByRole("link", { name }).closest("li")?.textContent;
  return { ...page, target, entry };
}

test("the list says when nothing is left to do", async () => {
  const { screen } = await openNeeds({});
  expect(screen.getByText(words.nothing)).toBeDefined();
});

test("a list that could not be loaded says so and can be loaded again", async () => {
  const { screen, press, router } = await openNeeds(null);
  const alert = within(screen.getByRole("alert"));
  expect(alert.getByText(words.failed)).toBeDefined();
  const revalidate = vi.spyOn(router, "revalidate");
  await press(tryAgain);
  expect(revalidate).toHaveBeenCalledOnce();
});

test("placeholders are counted by page, with a link to the first one on each page", async () => {
  const first = {
    ...concern,
    in: "settings",
    _id: null,
    name: "",
    field: "information.whoruns_en",
    problem: "placeholder",
  } as const;
  const { screen, target } = await openNeeds({
    placeholders: [
      { page: "information", amount: 4, first },
      { page: "main", amount: 1, first: { ...first, field: "main.copyright" } },
    ],
  });
  expect(screen.getByText(textWords.placeholders(5))).toBeDefined();
  expect(target("Information (4)")).toBe(
    "/dashboard/contents?tab=information#information.whoruns_en",
  );
});

test("texts with a mistake in one language are named, with their problem and the number of others", async () => {
  const warning = { ...concern, problem: "no_spanish" } as const;
  const { screen, entry, target } = await openNeeds({
    languages: {
      amount: 5,
      first: [
        { ...warning, field: "content_es" },
        { ...warning, field: "childrencontent_es", problem: "spanish_shorter" },
      ],
    },
  });
  const { no_spanish: missing, spanish_shorter: shorter } =
    findingsWords.en.problems;
  const [text, children] = [
    "Cost: Text (Spanish)",
    "Cost: Text for children (Spanish)",
  ] as const;
  expect(entry(text)).toBe(`${text}${missing}`);
  expect(entry(children)).toBe(`${children}${shorter}`);
  expect(target(text)).toBe(`/dashboard/concerns/edit/${_id}#content_es`);
  expect(target(children)).toBe(`/dashboard/concerns/children/${_id}`);
  expect(screen.getByText(textWords.more(3))).toBeDefined();
});

test("checks that are due are listed with their date and reason", async () => {
  const checkwhy = "A new schedule came out";
  const site = { ...concern, in: "settings", _id: null, name: "" } as const;
  const { entry, target } = await openNeeds({
    due: {
      amount: 2,
      first: [
        { ...concern, checkby: "2020-01-31", checkwhy },
        { ...site, checkby: "2026-12-01", checkwhy: "" },
      ],
    },
  });
  expect(entry("Cost")).toBe(
    `Cost${textWords.overdue("January 31, 2020")}${checkwhy}`,
  );
  expect(target("Cost")).toBe(`/dashboard/concerns/edit/${_id}#checkby`);
  expect(entry(textWords.doses)).toBe(
    `${textWords.doses}${textWords.checkBy("December 1, 2026")}`,
  );
  expect(target(textWords.doses)).toBe(
    "/dashboard/contents?tab=main#main.checkby",
  );
});
