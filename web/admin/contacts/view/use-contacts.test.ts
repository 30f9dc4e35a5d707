import { expect, test } from "vitest";
import type { Contact } from "#shared/contract/contacts.ts";
import { withNews } from "./use-contacts.ts";

const contact = (name: string, given: Partial<Contact> = {}): Contact => ({
  _id: name,
  name,
  childname: "",
  phone: "+15551234567",
  redcapid: "",
  language: "en",
  date: null,
  active: 1,
  result: null,
  optedout: false,
  message: null,
  ...given,
});

const [ana, ben] = [contact("Ana"), contact("Ben")];

test("news change only whom they are about, where they stand", () => {
  const news = contact("Ben", { optedout: true });
  const changed = withNews([ana, ben], [news]);
  expect(changed).toEqual([ana, news]);
  expect(changed[0]).toBe(ana);
});

test("what is known already is no news: the list stays the same one", () => {
  const contacts = [ana, ben];
  expect(withNews(contacts, [contact("Ben")])).toBe(contacts);
  expect(withNews(contacts, [])).toBe(contacts);
});

test("whoever was deleted here does not come back", () => {
  expect(withNews([ana], [contact("Ben", { active: 0 })])).toEqual([ana]);
});
