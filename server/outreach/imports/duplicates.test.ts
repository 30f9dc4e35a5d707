import { expect, test } from "vitest";
import { emptyFields } from "#shared/rules/outreach/contacts/import.ts";
import { indexFamilies, type KnownContact } from "./duplicates.ts";

const ana: KnownContact = {
  ...emptyFields,
  _id: "1".repeat(22),
  name: "María López",
  childname: "Ana",
  phone: "+17875550123",
  redcapid: "R-1",
  language: "es",
};
/** Contacts with the same phone. Each of them alone would be an unclear match for Ana. */
const others: KnownContact[] = [
  { ...ana, _id: "2".repeat(22), childname: "Anna", redcapid: "" },
  { ...ana, _id: "3".repeat(22), childname: "", redcapid: "" },
  { ...ana, _id: "4".repeat(22), name: "José Ruiz", redcapid: "R-4" },
];

test.each(others.map((other) => [other]))(
  "an exact match takes precedence over an unclear one on the same phone: %o",
  (other) => {
    for (const contacts of [
      [ana, other],
      [other, ana],
    ])
      expect(
        indexFamilies(contacts).match({ ...ana, redcapid: "" }),
      ).toMatchObject({ likeness: "same", entry: { contact: ana } });
  },
);

test("a different ID is unclear even when phone and names match", () => {
  const families = indexFamilies([ana, ...others]);
  expect(families.match({ ...ana, redcapid: "R-4" })).toMatchObject({
    likeness: "unclear",
    shares: "redcapid",
  });
});

test("prefers the exact spelling when two names differ only in accents", () => {
  const spelled = ["María López", "Maria Lopez"].map((name, at) => ({
    ...ana,
    _id: `${at + 5}`.repeat(22),
    name,
  }));
  for (const contact of spelled)
    for (const contacts of [spelled, spelled.toReversed()])
      expect(indexFamilies(contacts).match(contact)).toMatchObject({
        likeness: "same",
        entry: { contact },
      });
});
