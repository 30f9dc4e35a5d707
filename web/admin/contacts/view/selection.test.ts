import { act } from "react";
import { expect, test } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { allToggled, shareOf, toggled, useSelection } from "./selection.ts";

const listed = ["a", "b", "c"];

test("a checkbox puts a contact in and takes it out again", () => {
  const one = toggled(new Set(["a"]), "b");
  expect([...one]).toEqual(["a", "b"]);
  expect([...toggled(one, "a")]).toEqual(["b"]);
});

test("selecting never changes the selection that was there before", () => {
  const before = new Set(["a"]);
  toggled(before, "a");
  allToggled(before, listed);
  expect([...before]).toEqual(["a"]);
});

test("none, some or all of a list are selected", () => {
  expect(shareOf(new Set(["x"]), listed)).toBe("none");
  expect(shareOf(new Set(["b", "x"]), listed)).toBe("some");
  expect(shareOf(new Set(listed), listed)).toBe("all");
  expect(shareOf(new Set(["x"]), [])).toBe("none");
});

test("selecting all adds the list to what is selected elsewhere, and takes only the list away", () => {
  const all = allToggled(new Set(["x", "b"]), listed);
  expect([...all].slice().sort()).toEqual(["a", "b", "c", "x"]);
  expect([...allToggled(all, listed)]).toEqual(["x"]);
});

const contacts = listed.map((name) => contactNamed(name));

test("whom a text has reached leaves the selection, the others stay selected", async () => {
  const { now } = await renderHook(useSelection, contacts);
  await act(async () => now().add(listed));
  await act(async () => now().drop(["a", "c"]));
  expect(now().chosen.map(({ _id }) => _id)).toEqual(["b"]);
});

test("whoever was deleted is not selected any more, here or by somebody else", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  await act(async () => now().toggleAll(listed));
  await change(contacts.slice(1));
  expect(now().chosen).toEqual(contacts.slice(1));
});

test("who is selected is answered in the order of the list, as it is now", async () => {
  const { now, change } = await renderHook(useSelection, contacts);
  for (const id of ["c", "a"]) await act(async () => now().toggle(id));
  expect(now().chosen).toEqual([contacts[0], contacts[2]]);
  const finished = contactNamed("a", { active: 0 });
  await change([contactNamed("d"), finished]);
  expect(now().chosen).toEqual([finished]);
  await act(async () => now().clear());
  expect(now().chosen).toEqual([]);
});
