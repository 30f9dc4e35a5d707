import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useContactView } from "./use-contact-view.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

const now = "2026-11-20T12:00:00.000Z";
const people = (amount: number) =>
  Array.from({ length: amount }, (_, at) =>
    contactNamed(`P${at + 1}`, { language: at === 0 ? "es" : "en" }),
  );

/** A list of 120 contacts, fifty on a page. */
async function openList(address = "/dashboard/links") {
  const contacts = people(120);
  const list = await renderHook(useContactView, { contacts, now }, address);
  const { router } = list;
  const settle = () => act(() => vi.advanceTimersByTimeAsync(300));
  return {
    ...list,
    contacts,
    look: async (
      parts: Parameters<ReturnType<typeof useContactView>["look"]>[0],
    ) => {
      await act(async () => list.now().look(parts));
      await settle();
    },
    settle,
    page: () => list.now().page,
    search: () => router.state.location.search,
  };
}

test("one leafs forward and back, and the address says where one is", async () => {
  const { look, page, search } = await openList();
  expect(page()).toMatchObject({ page: 1, pages: 3, first: 1, last: 50 });
  await look({ page: 3 });
  expect(page()).toMatchObject({ page: 3, first: 101, last: 120 });
  expect(search()).toBe("?page=3");
  await look({ page: 2 });
  await look({ page: 1 });
  expect(page().rows[0]?.contact.name).toBe("P1");
  expect(search()).toBe("");
});

test("an address leads to its page, and back leads to where one came from", async () => {
  const { router, page } = await openList("/dashboard/links?page=2");
  expect(page()).toMatchObject({ page: 2, first: 51 });
  await act(() => router.navigate("/dashboard/links?page=3"));
  expect(page().page).toBe(3);
  await act(() => router.navigate(-1));
  expect(page().page).toBe(2);
});

test("looking for something else begins on its first page", async () => {
  const { look, page, search } = await openList("/dashboard/links?page=3");
  await look({ language: "es" });
  expect(page()).toMatchObject({ page: 1, total: 1 });
  expect(search()).toBe("?language=es");
});

test("what is typed narrows the list at once; the address follows after a pause, and never says it", async () => {
  const { now: view, settle, router } = await openList();
  await act(async () => view().look({ query: "P12" }));
  expect(view().page.total).toBe(2);
  expect(router.state.location.state).toBeNull();
  await settle();
  expect(router.state.location).toMatchObject({
    search: "",
    state: { query: "P12" },
  });
});

test("where the last page went away, the one before it is shown", async () => {
  const { change, page } = await openList("/dashboard/links?page=3");
  await change({ contacts: people(100), now });
  expect(page()).toMatchObject({ page: 2, pages: 2, last: 100 });
});

test("whoever was just added is shown among all, on the page where they stand", async () => {
  const { contacts, look, settle, change, now: view, page } = await openList();
  await look({ query: "P1", language: "es" });
  const updated = [...contacts, contactNamed("Zoe")];
  await change({ contacts: updated, now });
  await act(async () => view().showContact(updated, "Zoe"));
  await settle();
  expect(view().view).toMatchObject({ query: "", language: "any" });
  expect(page()).toMatchObject({ page: 3, total: 121 });
  expect(page().rows.slice(-1)[0]?.contact.name).toBe("Zoe");
});

test("whoever leaves before the address has followed is not sent back", async () => {
  const { now: view, leave, settle, router } = await openList();
  await act(async () => view().look({ query: "P12" }));
  await leave();
  await settle();
  expect(router.state.location.state).toBeNull();
});
