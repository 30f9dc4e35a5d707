import { act } from "react";
import { expect, test } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import {
  allToggled,
  type Selection,
  selectedShare,
  toggled,
  useSelection,
  withAll,
} from "./contacts-context.tsx";

const contacts = ["a", "b", "c"].map((name) => contactNamed(name));
const [a, b] = contacts as [ReturnType<typeof contactNamed>, never];
const of = (...names: string[]): Selection =>
  withAll(
    new Map(),
    names.map((name) => contactNamed(name)),
  );
const idsOf = (selection: Selection) => [...selection.keys()];

test("toggled adds a contact and removes it again", () => {
  const both = toggled(of("a"), contactNamed("b"));
  expect(idsOf(both)).toEqual(["a", "b"]);
  expect(idsOf(toggled(both, a))).toEqual(["b"]);
});

test("toggled and allToggled do not modify the selection", () => {
  const before = of("a");
  toggled(before, b);
  allToggled(before, contacts);
  expect(idsOf(before)).toEqual(["a"]);
});

test("shareOf distinguishes none, some and all of a page", () => {
  expect(selectedShare(of("x"), contacts)).toBe("none");
  expect(selectedShare(of("b", "x"), contacts)).toBe("some");
  expect(selectedShare(of("a", "b", "c"), contacts)).toBe("all");
  expect(selectedShare(of("x"), [])).toBe("none");
});

test("allToggled adds a page to the selection, or removes only that page", () => {
  const all = allToggled(of("x", "b"), contacts);
  expect(idsOf(all).slice().sort()).toEqual(["a", "b", "c", "x"]);
  expect(idsOf(allToggled(all, contacts))).toEqual(["x"]);
});

const selectedIds = ({ selected }: ReturnType<typeof useSelection>) =>
  selected.map(({ _id }) => _id);

test("keeps contacts selected on another page, until they are dropped", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  await act(async () => now().addAll(contacts, new Map()));
  await change([contactNamed("d")]);
  expect(selectedIds(now())).toEqual(["a", "b", "c"]);
  await act(async () => now().drop(["a", "c"]));
  expect(selectedIds(now())).toEqual(["b"]);
  await act(async () => now().clear());
  expect(now().selected).toEqual([]);
});

test("lists selected contacts of the page first, in its order", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  for (const contact of [contactNamed("c"), a])
    await act(async () => now().toggle(contact));
  expect(selectedIds(now())).toEqual(["a", "c"]);
  await change([contactNamed("c")]);
  expect(selectedIds(now())).toEqual(["c", "a"]);
});

test("returns the page's latest version of a selected contact", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  await act(async () => now().toggle(a));
  const finished = contactNamed("a", { active: 0 });
  await change([contactNamed("d"), finished]);
  expect(now().selected).toEqual([finished]);
});

test("addAll keeps changes made to the selection while contacts were loading", async () => {
  const { now } = await renderHook(useSelection, contacts);
  const [b, x] = [contactNamed("b"), contactNamed("x")];
  await act(async () => now().toggle(b));
  const since = now().selection;
  await act(async () => now().toggle(b));
  await act(async () => now().toggle(x));
  await act(async () => now().addAll(contacts, since));
  expect(selectedIds(now()).slice().sort()).toEqual(["a", "c", "x"]);
});
