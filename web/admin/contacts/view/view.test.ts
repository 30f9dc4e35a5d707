import { expect, test } from "vitest";
import { everyContact } from "#shared/rules/contacts/view.ts";
import { readView, toAddress, type View } from "./view.ts";

const firstView: View = { filter: everyContact, sort: null, page: 1 };

test.each<Partial<View>>([
  { filter: { ...everyContact, search: "Ana (201)" }, page: 3 },
  { filter: { ...everyContact, status: "expired", tags: ["North", "Wave 1"] } },
  { filter: { ...everyContact, language: "es", archived: true } },
  { sort: { by: "name", isDescending: true } },
  { sort: { by: "date", isDescending: false } },
])("how the list is looked at stands in the address: %j", (view) => {
  const whole = { ...firstView, ...view };
  expect(readView(new URLSearchParams(toAddress(whole)))).toEqual(whole);
});

test("what is not given stays as it is in the address", () => {
  expect(toAddress({ filter: { status: "any" }, page: 1 })).toEqual({
    status: "",
    page: "",
  });
  expect(toAddress({ sort: null })).toEqual({ sort: "" });
});

test.each([
  "status=x",
  "language=fr",
  "sort=age",
  "sort=-",
  "page=0",
  "page=x",
])("an address with %s asks for nothing", (address) =>
  expect(readView(new URLSearchParams(address))).toEqual(firstView),
);
