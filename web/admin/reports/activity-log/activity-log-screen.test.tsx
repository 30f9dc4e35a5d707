import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { LoggedAct } from "#shared/contract/reports/activity-log.ts";
import { activityLogWords } from "#web/i18n/admin/reports/activity-log.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { readActivityLogQuery } from "./act-columns.tsx";
import ActivityLogScreen from "./activity-log-screen.tsx";

const words = activityLogWords.en;
const act: LoggedAct = {
  number: "2",
  date: "2026-11-20T12:00:00.000Z",
  event: "concern_saved",
  user: "1".repeat(22),
  who: "Nora",
  network: null,
  subject: "c1",
  about: "Worry",
  changes: [{ of: "", field: "name", was: "Worry", now: "Doubt" }],
};

async function openLog(acts: LoggedAct[], address = "/") {
  const calls = pendingCalls();
  const query = readActivityLogQuery(
    new URLSearchParams(address.split("?")[1] ?? ""),
  );
  const people = [{ _id: "1".repeat(22), name: "Nora" }];
  const page = await mount(<ActivityLogScreen />, address, {
    query,
    page: { acts, people, next: null },
  });
  return { ...page, calls, search: () => page.router.state.location.search };
}

test("a change is shown with the text before and after", async () => {
  const { screen } = await openLog([act]);
  const row = screen.getByRole("row", { name: /Changed the concern “Worry/ });
  expect(within(row).getByText("Changed: Name")).toBeDefined();
  expect(row.querySelector("del")?.textContent).toBe("Worry");
  expect(row.querySelector("ins")?.textContent).toBe("Doubt");
  expect(row.textContent).toContain("Nora");
});

test("the log is filtered by kind, by person and by subject, in the address", async () => {
  const { screen, user, press, search } = await openLog([act]);
  await user.selectOptions(screen.getByLabelText(words.kind), "accounts");
  await user.selectOptions(screen.getByLabelText(words.person), "Nora");
  await press(words.allAbout("Worry"));
  await vi.waitFor(() =>
    expect(search()).toBe(`?kind=accounts&user=${"1".repeat(22)}&subject=c1`),
  );
});

test("a log about one subject says so, and shows everything again", async () => {
  const { screen, press, search } = await openLog([act], "/?subject=c1");
  expect(screen.getByText(words.narrowed("Worry"))).toBeDefined();
  expect(
    screen.queryByRole("button", { name: words.allAbout("Worry") }),
  ).toBeNull();
  await press(words.notNarrowed);
  await vi.waitFor(() => expect(search()).toBe(""));
});

test("the exported file has the same filters", async () => {
  const { press, calls } = await openLog([act], "/?kind=words&subject=c1");
  await press(words.export);
  expect(calls.last().line).toBe("GET /api/record/csv?subject=c1&kind=words");
});

test.each([
  ["/?to=2020-01-01", words.nothingFound],
  ["/", words.none],
])("an empty log at %s says why", async (address, text) => {
  const { screen } = await openLog([], address);
  expect(screen.getByText(text)).toBeDefined();
});
