import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { mount } from "#web/testing/mount.tsx";
import HistoryScreen from "./history-screen.tsx";

const words = historyWords.en;
const change = (id: string) => ({
  list: "concerns",
  id,
  title: `Concern ${id}`,
  title_es: "",
  fields: ["name"],
  languages: ["en"],
});
const publication = {
  number: 1,
  date: "2027-01-31T12:00:00.000Z",
  user: null,
  author: "Ana",
  kind: "published",
  note: "Friendlier words",
  changes: ["a", "b", "c", "d", "e"].map(change),
};
const page = {
  publications: [publication],
  latest: 1,
  isOwn: false,
  next: null,
};

const firstRow = () => within(screen.getAllByRole("row")[1]!);

test("the history lists each version with its note and its first changes", async () => {
  await mount(<HistoryScreen />, "/", { page, drafts: [] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    words.title,
  );
  for (const text of ["Friendlier words", words.current, words.andMore(2)])
    expect(firstRow().getByText(text)).toBeDefined();
});

test("the history of one concern is named after it, shows only its changes and leads back to its form", async () => {
  const item = { list: "concerns", id: "d" };
  await mount(<HistoryScreen />, "/", { item, page, drafts: [] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Concern: Concern d",
  );
  expect(firstRow().getByText(/Concern d/)).toBeDefined();
  expect(firstRow().queryByText(/Concern a/)).toBeNull();
  expect(firstRow().queryByText(/more/)).toBeNull();
  expect(
    screen.getByRole("link", { name: words.backToForm }).getAttribute("href"),
  ).toBe("/dashboard/concerns/edit/d");
});
