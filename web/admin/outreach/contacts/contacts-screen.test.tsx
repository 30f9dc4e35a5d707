// @vitest-environment jsdom
import { act } from "react";
import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { listLimits } from "#shared/rules/field-limits.ts";
import { contactNamed, pageOfContacts } from "#web/testing/contacts.ts";
import {
  contactsTime,
  openContacts,
  wholeList,
} from "#web/testing/open-contacts.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";

beforeEach(() => void vi.spyOn(toasts, "show"));
const lastToast = () => vi.mocked(toasts.show).mock.lastCall?.[0];

const daysAgo = (days: number) =>
  new Date(Date.parse(contactsTime) - days * 86_400_000).toISOString();

test("when all contacts are archived, the list is empty and links to the archive", async () => {
  const page = { ...wholeList([]), archived: 2 };
  const { screen, press, search } = await openContacts([], page);
  expect(screen.getByText("Everyone is in the archive")).toBeDefined();
  expect(screen.queryByText("Show all")).toBeNull();
  await press("Archive (2)");
  expect((await search()).body).toMatchObject({ filter: { archived: true } });
});

/** The status in the row of a contact. */
const statusIn = (row: HTMLElement) => row.textContent?.split("Status")[1];

test("a row shows the status and day of the invitation, and the result", async () => {
  const { screen, row } = await openContacts([
    contactNamed("Never"),
    contactNamed("Fresh", { date: daysAgo(6.99) }),
    contactNamed("Week", { date: daysAgo(7.01) }),
    contactNamed("Old", { date: daysAgo(10.01) }),
    contactNamed("Done", { date: daysAgo(30), active: 0, result: "r" }),
  ]);
  for (const [name, status] of [
    ["Never", "Not sent"],
    ["Fresh", "Link sent"],
    ["Week", ""],
    ["Old", "Expired"],
    ["Done", "CompletedResult"],
  ] as const)
    expect(statusIn(row(name))).toBe(status);
  expect(row("Fresh").textContent).toContain("11/13/2026");
  const result = screen.getByRole("link", { name: "Result of Done" });
  expect(result.getAttribute("href")).toBe("/results/r");
});

test("a row shows what became of the last text, unless the family wants none", async () => {
  const texted = (name: string, message: object, more = {}) =>
    contactNamed(name, {
      phone: "+12015550123",
      date: daysAgo(1),
      message: { state: "sent", problem: null, goes: null, ...message },
      ...more,
    });
  const { row } = await openContacts([
    texted("Ana", { state: "delivered" }),
    texted("Beth", { state: "failed", problem: "bad_number" }),
    texted("Carmen", { state: "unknown" }),
    texted("Dora", { state: "queued" }),
    texted("Eva", { state: "queued", goes: "2026-11-20T14:00:00.000Z" }),
    texted("Fay", { state: "kept" }),
    texted("Gil", { state: "kept" }, { optedout: true }),
  ]);
  for (const [name, status] of [
    ["Ana", "Link sentDelivered"],
    ["Beth", "Not delivered: this number cannot get texts"],
    ["Carmen", "Delivery unknown"],
    ["Dora", "Waiting to be sent"],
    ["Eva", /Waits for 9:00.AM where the family lives/],
    ["Fay", "Link sentTest"],
    ["Gil", /^Does not want texts$/],
  ] as const)
    expect(statusIn(row(name))).toMatch(status);
});

test("one press copies a link", async () => {
  const { screen, user } = await openContacts([contactNamed("Luis")]);
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(
    screen.getByRole("button", { name: /^Copy link of Luis: / }),
  );
  expect(copy).toHaveBeenCalledExactlyOnceWith(`${location.origin}/Luis`);
  expect(lastToast()).toMatchObject({ text: "Copied the link of Luis." });
});

test("a list that cannot be loaded says so, and is loaded on the next try", async () => {
  const { screen, calls, choose, press, search } = await openContacts([
    contactNamed("Ana"),
  ]);
  await choose("Status", "Expired (0)");
  const failed = await search();
  expect(failed.body).toMatchObject({ filter: { status: "expired" } });
  await failed.refuse(503, "busy");
  expect(screen.getByText("This could not be loaded")).toBeDefined();
  await press("Try again");
  await (await search()).answer(wholeList([contactNamed("Behind the cloud")]));
  await calls.last().answer([]);
  expect(screen.getByText("Behind the cloud")).toBeDefined();
});

const named = (amount: number) =>
  Array.from({ length: amount }, (_, at) => contactNamed(`Parent ${at}`));
const parents = named(3);

test("actions need a selection, which is counted and kept on other pages", async () => {
  const { screen, user, calls, press, select, search } = await openContacts(
    parents,
    pageOfContacts(parents),
  );
  for (const act of ["Delete selected contacts", "Send SMS"]) {
    await press(act);
    expect(lastToast()?.text).toBe(
      "Please select at least one contact before doing that.",
    );
  }
  await select("Parent 0");
  expect(screen.getByText("1 selected")).toBeDefined();
  const [all] = screen.getAllByRole("checkbox", { name: "Select all shown" });
  await user.click(all as HTMLElement);
  expect(screen.getByText("3 selected")).toBeDefined();
  await press("Select all 120 contacts found");
  await calls.last().answer(named(120));
  expect(screen.getByText("120 selected, 117 not on this page")).toBeDefined();
  await user.type(screen.getByRole("searchbox"), "Parent 11");
  await (await search()).answer(wholeList(named(120).slice(118)));
  expect(screen.getByText("120 selected, 118 not on this page")).toBeDefined();
  await press("Clear");
  expect(screen.queryByText(/\d selected/)).toBeNull();
});

test("after a failure, texts are sent again only to families not texted yet", async () => {
  vi.mocked(toasts.show).mockReturnValue(0);
  const all = named(listLimits.invited + 1);
  const { screen, user, calls, press } = await openContacts(
    parents,
    pageOfContacts(parents),
  );
  const sends = () =>
    calls.all().filter(({ line }) => line === "POST /api/sms/send");
  const [shown] = screen.getAllByRole("checkbox", { name: "Select all shown" });
  await user.click(shown as HTMLElement);
  await press("Select all 120 contacts found");
  await calls.last().answer(all);
  await press("Send SMS");
  await press("Send SMS Now");
  await sends()[0]?.answer("500 messages were sent.");
  await sends()[1]?.refuse(503, "busy");
  expect(screen.getByText("To 1 contact:")).toBeDefined();
  await press("Send SMS Now");
  expect(sends()).toHaveLength(3);
  expect(sends()[2]?.body.contacts).toHaveLength(1);
});

test("only a single selected contact can be edited", async () => {
  const { screen, press, select } = await openContacts(parents);
  const edit = () =>
    screen.queryByRole("button", { name: "Edit selected contact" });
  await select("Parent 0");
  expect(edit()).not.toBeNull();
  await select("Parent 1");
  expect(edit()).toBeNull();
  await select("Parent 1");
  await press("Edit selected contact");
  expect(screen.getByRole("dialog", { name: "Edit contact" })).toBeDefined();
});

test("a button shows its tooltip after half a second", async () => {
  const { screen } = await openContacts([]);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const mouse = { pointerType: "mouse" };
  fireEvent.pointerMove(document.body, mouse);
  fireEvent.pointerEnter(
    screen.getByRole("button", { name: "Send SMS" }),
    mouse,
  );
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(screen.queryByRole("tooltip")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.getByRole("tooltip").textContent).toBe("Send SMS");
});

/** Selects a contact and deletes it, which can be undone while its row is still there. */
async function deleteOne(list: Awaited<ReturnType<typeof openContacts>>) {
  await list.select("Parent 0");
  await list.press("Delete selected contacts");
  const dialog = list.screen.getByRole("alertdialog", {
    name: "Are you sure you want to delete the selected contacts?",
  });
  expect(dialog.textContent).toContain("1 contact: Parent 0.");
  await list.press("Delete");
  expect(lastToast()?.text).toBe("1 contact will be deleted.");
  expect(list.row("Parent 0").hasAttribute("inert")).toBe(true);
}

test("deleting asks first, and Undo keeps the contact", async () => {
  const list = await openContacts(parents);
  await list.select("Parent 0");
  await list.press("Delete selected contacts");
  await list.user.keyboard("{Escape}");
  expect(list.screen.queryByRole("alertdialog")).toBeNull();
  await list.select("Parent 0");
  await deleteOne(list);
  expect(list.screen.queryByText(/\d selected/)).toBeNull();
  const toast = toasts.shown().find(({ action }) => action);
  await act(async () => toasts.close(toast?.id ?? 0, true));
  expect(list.row("Parent 0").hasAttribute("inert")).toBe(false);
  expect(list.calls.all()).toEqual([]);
});

test("if deleting fails, the contact stays and can be deleted again", async () => {
  const list = await openContacts(parents);
  await deleteOne(list);
  const toast = toasts.shown().find(({ action }) => action);
  await act(async () => toasts.close(toast?.id ?? 0));
  await list.calls.last().refuse(503, "busy");
  expect(lastToast()?.text).toBe(
    "They could not be deleted. Please try again.",
  );
  expect(list.row("Parent 0").hasAttribute("inert")).toBe(false);
  await deleteOne(list);
});

test("fields of a new contact are checked before anything is sent, and ten digits become a US number", async () => {
  const { screen, user, calls, press, box } = await openContacts([]);
  await press("Add the first contact");
  expect(document.activeElement).toBe(box(/^Parent Name/));
  await press("Add Contact");
  expect(screen.getAllByText("Please fill this in.")).toHaveLength(2);
  expect(document.activeElement).toBe(box(/^Parent Name/));
  await user.type(box(/^Parent Name/), "Ana");
  await user.type(box(/^Mobile Phone/), "201 555 012");
  await press("Add Contact");
  expect(screen.getByText(/needs to be in international format/)).toBeDefined();
  expect(document.activeElement).toBe(box(/^Mobile Phone/));
  expect(calls.all()).toEqual([]);
  await user.type(box(/^Mobile Phone/), "4");
  await user.tab();
  expect(box(/^Mobile Phone/)).toHaveProperty("value", "+12015550124");
});

test("a contact added during a search appears at once", async () => {
  const { screen, user, calls, press, box, search } =
    await openContacts(parents);
  await user.type(screen.getByRole("searchbox"), "Zoe");
  await (await search()).answer({ ...wholeList(parents), rows: [], total: 0 });
  expect(screen.getByText("No contacts match")).toBeDefined();
  await press("Add contacts");
  await user.type(box(/^Parent Name/), "Zoe");
  await user.type(box(/^Mobile Phone/), "201 555 0124");
  await press("Add Contact");
  await calls.last().answer(contactNamed("Zoe"));
  expect((await search()).body).toMatchObject({ filter: { search: "" } });
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
});

test("leaving with an unsaved contact asks first", async () => {
  const { screen, user, press, box, router } = await openContacts([]);
  await press("Add contacts");
  await user.type(box(/^Parent Name/), "Half a name");
  await act(() => router.navigate("/dashboard"));
  expect(screen.getByRole("alertdialog")).toBeDefined();
  await press("Stay here");
  expect(router.state.location.pathname).toBe("/dashboard/links");
  expect(box(/^Parent Name/)).toHaveProperty("value", "Half a name");
});
