import { act, fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ListedResult } from "#shared/contract/quiz/results.ts";
import { adminResultsWords } from "#web/i18n/admin/reports/results.words.ts";
import { asStaff } from "#web/testing/as-staff.tsx";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import ResultsScreen, { type ResultsPage } from "./results-screen.tsx";

const words = adminResultsWords.en;
const ana: ListedResult = {
  _id: "a".repeat(22),
  date: "2026-11-20T12:00:00.000Z",
  parentname: "Ana",
  childname: "Leo",
  language: "en",
  arrived: "walk-in",
  contact: null,
  redcapid: "R-7",
  problem: "unranked",
  concerns: [{ name: "Side effects", name_es: "Efectos secundarios" }],
};
const none: ResultsPage = {
  results: [],
  next: null,
  total: 0,
  hasDemo: false,
};
const one = { ...none, results: [ana], total: 1 };

async function openResults(
  page: ResultsPage,
  {
    address = "/",
    roles = ["admin" as const] as ("admin" | "researcher")[],
  } = {},
) {
  const calls = pendingCalls();
  const screen = asStaff(<ResultsScreen />, ["GET /api/results/csv"], {
    roles,
  });
  const view = await mount(screen, address, { page });
  return { ...view, calls };
}

test("a row names the family, its main concerns and its problem, and leads to the result", async () => {
  const { screen } = await openResults(one);
  const row = screen.getByRole("row", { name: /Ana/ });
  for (const text of ["Leo", "R-7", "Side effects", words.problems.unranked])
    expect(row.textContent).toContain(text);
  expect(
    screen.getByRole("link", { name: words.openOf("Ana") }),
  ).toHaveProperty("pathname", `/dashboard/results/${ana._id}`);
  expect(screen.getByText(words.total(1))).toBeDefined();
});

test("a researcher sees no names and no links to families", async () => {
  const { screen } = await openResults(one, { roles: ["researcher"] });
  expect(screen.getByText(words.introWithoutNames)).toBeDefined();
  const row = screen.getByRole("row", { name: /Side effects/ });
  expect(row.textContent).toContain(words.arrivals["walk-in"]);
  expect(row.textContent).not.toContain("Ana");
  expect(row.querySelector("a, button")).toBeNull();
});

test("filters are kept in the address, and can be removed", async () => {
  const { screen, user, press, router } = await openResults(none);
  const { exportUnfiltered } = words;
  expect(screen.queryByText(exportUnfiltered)).toBeNull();
  await user.selectOptions(screen.getByLabelText(words.kind), "problem");
  await user.selectOptions(screen.getByLabelText("Language"), "es");
  const search = () => router.state.location.search;
  await vi.waitFor(() => expect(search()).toBe("?kind=problem&language=es"));
  expect(screen.getByText(words.nothingFound)).toBeDefined();
  expect(screen.getByText(exportUnfiltered)).toBeDefined();
  await press(words.showAll);
  await vi.waitFor(() => expect(search()).toBe(""));
  expect(await screen.findByText(words.none)).toBeDefined();
});

test("a search by name is sent in the body, and the name is not in the address", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, calls, router } = await openResults(one);
  const target = { value: "ibanez" };
  fireEvent.change(screen.getByRole("searchbox"), { target });
  // First the address changes, then the list is searched.
  await act(() => vi.advanceTimersByTimeAsync(400));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(calls.last()).toMatchObject({
    line: "POST /api/results/search",
    body: { search: "ibanez" },
  });
  await calls.last().answer(none);
  expect(screen.getByText(words.nothingFound)).toBeDefined();
  expect(router.state.location).toMatchObject({
    search: "",
    state: { query: "ibanez" },
  });
});

test("demo results are offered if there are no real ones", async () => {
  const { screen, press, router } = await openResults({
    ...none,
    hasDemo: true,
  });
  expect(screen.getByText(words.none)).toBeDefined();
  await press(words.showDemo);
  expect(router.state.location.search).toBe("?demo=yes");
});
