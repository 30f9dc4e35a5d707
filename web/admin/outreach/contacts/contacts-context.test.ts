import { act } from "react";
import { expect, test } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import {
  allToggled,
  type Selection,
  shareOf,
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

test("a checkbox puts a contact in and takes it out again", () => {
  const both = toggled(of("a"), contactNamed("b"));
  expect(idsOf(both)).toEqual(["a", "b"]);
  expect(idsOf(toggled(both, a))).toEqual(["b"]);
});

test("selecting never changes the selection that was there before", () => {
  const before = of("a");
  toggled(before, b);
  allToggled(before, contacts);
  expect(idsOf(before)).toEqual(["a"]);
});

test("none, some or all of a page are selected", () => {
  expect(shareOf(of("x"), contacts)).toBe("none");
  expect(shareOf(of("b", "x"), contacts)).toBe("some");
  expect(shareOf(of("a", "b", "c"), contacts)).toBe("all");
  expect(shareOf(of("x"), [])).toBe("none");
});

test("selecting a page adds it to what is selected elsewhere, and takes only the page away", () => {
  const all = allToggled(of("x", "b"), contacts);
  expect(idsOf(all).slice().sort()).toEqual(["a", "b", "c", "x"]);
  expect(idsOf(allToggled(all, contacts))).toEqual(["x"]);
});

const chosenIn = ({ selected }: ReturnType<typeof useSelection>) =>
  selected.map(({ _id }) => _id);

test("whoever is selected stays so on another page, and leaves when a text has reached them", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  await act(async () => now().addAll(contacts, new Map()));
  await change([contactNamed("d")]);
  expect(chosenIn(now())).toEqual(["a", "b", "c"]);
  await act(async () => now().drop(["a", "c"]));
  expect(chosenIn(now())).toEqual(["b"]);
  await act(async () => now().clear());
  expect(now().selected).toEqual([]);
});

test("who is selected is told in the order of the page, the others behind", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  for (const contact of [contactNamed("c"), a])
    await act(async () => now().toggle(contact));
  expect(chosenIn(now())).toEqual(["a", "c"]);
  await change([contactNamed("c")]);
  expect(chosenIn(now())).toEqual(["c", "a"]);
});

test("who is selected is told as the page says it now", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  await act(async () => now().toggle(a));
  const finished = contactNamed("a", { active: 0 });
  await change([contactNamed("d"), finished]);
  expect(now().selected).toEqual([finished]);
});

test("what was ticked and unticked while all are read stays as it is", async () => {
  const { now } = await renderHook(useSelection, contacts);
  const [b, x] = [contactNamed("b"), contactNamed("x")];
  await act(async () => now().toggle(b));
  const since = now().selection;
  await act(async () => now().toggle(b));
  await act(async () => now().toggle(x));
  await act(async () => now().addAll(contacts, since));
  expect(chosenIn(now()).slice().sort()).toEqual(["a", "c", "x"]);
});
