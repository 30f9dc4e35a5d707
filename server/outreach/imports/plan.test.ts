import { expect, test } from "vitest";
import type { PlannedRow } from "#shared/contract/outreach/imports.ts";
import { emptyFields } from "#shared/rules/outreach/contacts/import.ts";
import type { Family, KnownContact } from "./duplicates.ts";
import { planImport } from "./plan.ts";

const ana: Family = {
  ...emptyFields,
  name: "María López",
  childname: "Ana",
  phone: "+17875550123",
  redcapid: "R-1",
  language: "es",
};
const stored: KnownContact = {
  ...ana,
  tags: "North",
  _id: "1".repeat(22),
};

function plan(
  rows: (Partial<Family> & { decision?: string })[],
  contacts = [stored],
  seen: PlannedRow[] = [],
) {
  return planImport(
    rows.map(({ decision, ...row }) => ({
      family: { ...ana, redcapid: "", ...row },
      decision,
    })),
    contacts,
    seen,
  );
}

const kindsOf = (...given: Parameters<typeof plan>) =>
  plan(...given).rows.map(({ kind }) => kind);

test.each<[string, Partial<Family>, string]>([
  ["the same family", { redcapid: "R-1" }, "known"],
  [
    "other case and accents",
    { name: "MARIA LOPEZ", childname: "ana" },
    "known",
  ],
  ["an additional tag", { tags: "Wave 1, north" }, "changed"],
  ["only tags that the contact has", { tags: "NORTH" }, "known"],
  ["a tag with another accent", { tags: "nórth" }, "known"],
  [
    "a REDCap ID that the contact lacks",
    { note: "New", redcapid: "r-1" },
    "changed",
  ],
  [
    "the same ID and a new phone",
    { redcapid: "R-1", phone: "+17875550199" },
    "changed",
  ],
  ["a second child", { childname: "Luis" }, "new"],
  ["a child whose name is spelled differently", { childname: "Anna" }, "asked"],
  ["a child without a name", { childname: "" }, "asked"],
  ["a child with a longer name", { childname: "Ana Sofía" }, "asked"],
  ["another parent and the same phone", { name: "José Ruiz" }, "asked"],
  [
    "the same ID and other names",
    { redcapid: "R-1", name: "José Ruiz" },
    "asked",
  ],
  ["the same family and another ID", { redcapid: "R-2" }, "asked"],
  ["the same names and another phone", { phone: "+17875550199" }, "asked"],
  [
    "the same names, another phone and another ID",
    { phone: "+17875550199", redcapid: "R-2" },
    "new",
  ],
  [
    "only the parent's name and another phone",
    { phone: "+17875550199", childname: "" },
    "new",
  ],
])("a row with %s has the right outcome", (_what, row, kind) => {
  expect(kindsOf([row])).toEqual([kind]);
});

test("a row changes the fields it has and leaves its empty fields alone", () => {
  const { changed, rows } = plan([
    { zip: "00901", redcapid: "R-1", name: "Maria Lopez" },
  ]);
  expect(rows[0]).toMatchObject({ kind: "changed", changes: ["zip"] });
  expect(changed).toEqual([{ contact: stored, after: { zip: "00901" } }]);
});

test("adds the same family once even if it is listed twice", () => {
  const row = { name: "Rosa Díaz", phone: "+17875550177" };
  expect(plan([row, row], [])).toMatchObject({
    rows: [{ kind: "new" }, { kind: "repeated", like: { row: 0 } }],
    added: [{ name: "Rosa Díaz" }],
  });
});

test("the first of two rows for one family counts, and a different second one is unclear", () => {
  const first = { zip: "00901" };
  expect(kindsOf([first, first])).toEqual(["changed", "repeated"]);
  expect(kindsOf([first, { zip: "00902" }])).toEqual(["changed", "asked"]);
  const rosa = { name: "Rosa Díaz", phone: "+17875550177" };
  expect(kindsOf([rosa, { ...rosa, redcapid: "R-7" }])).toEqual([
    "new",
    "asked",
  ]);
});

test("compares later rows with the values changed by earlier rows", () => {
  const moved = { redcapid: "R-1", phone: "+17875550199" };
  const stayed = { note: "At the old number", childname: "" };
  expect(kindsOf([moved, stayed])).toEqual(["changed", "new"]);
});

test("applies decisions only to unclear rows", () => {
  const unclear = { childname: "Anna" };
  expect(kindsOf([{ ...unclear, decision: "add" }])).toEqual(["new"]);
  expect(kindsOf([{ ...unclear, decision: "skip" }])).toEqual(["asked"]);
  expect(plan([{ ...unclear, decision: stored._id }]).changed).toEqual([
    { contact: stored, after: { childname: "Anna" } },
  ]);
  expect(kindsOf([{ decision: "add" }])).toEqual(["known"]);
});

test("rejects rows that would create duplicates", () => {
  const refused = {
    kind: "refused",
    reasons: [{ code: "contact_known", field: "phone" }],
  };
  const other = { redcapid: "R-9" };
  expect(kindsOf([other])).toEqual(["asked"]);
  expect(plan([{ ...other, decision: "add" }]).rows).toMatchObject([refused]);
  // The ID matches the other contact, which would then get the phone of the first one.
  const second = {
    ...stored,
    _id: "2".repeat(22),
    redcapid: "R-2",
    phone: "+17875550199",
  };
  expect(plan([{ redcapid: "R-2" }], [stored, second]).rows).toMatchObject([
    refused,
  ]);
});

test("importing the same list again changes nothing", () => {
  const rows = [
    { name: "Rosa Díaz", phone: "+17875550177" },
    { zip: "00901", redcapid: "R-1" },
  ];
  const first = plan(rows);
  const after = [
    { ...stored, zip: "00901" },
    ...first.added.map((family, at) => ({
      ...family,
      _id: `${at}`.repeat(22),
    })),
  ];
  expect(kindsOf(rows, after)).toEqual(["known", "known"]);
});

test("new families get tags in the spelling used by contacts or earlier rows", () => {
  const { added } = plan([
    { name: "José Ruiz", phone: "+17875550111", tags: "NORTH, Otoño" },
    { name: "Rosa Díaz", phone: "+17875550112", tags: "otono" },
  ]);
  expect(added.map(({ tags }) => tags)).toEqual(["North, Otoño", "Otoño"]);
});

test("unclear rows name the shared field, so that one choice can apply to all similar rows", () => {
  const { rows } = plan([
    { redcapid: "R-1", name: "José Ruiz", phone: "+17875550111" },
    { name: "José Ruiz" },
    { phone: "+17875550199" },
  ]);
  expect(rows.map(({ kind, shares }) => [kind, shares])).toEqual([
    ["asked", "redcapid"],
    ["asked", "phone"],
    ["asked", "names"],
  ]);
});

test("a skipped row stays out even if the decision on another row frees its phone", () => {
  const moved = { phone: "+17875550177" };
  const other = { name: "José Ruiz", childname: "Eva" };
  const seen = plan([moved, other, other]).rows;
  expect(seen.map(({ kind }) => kind)).toEqual(["asked", "asked", "asked"]);
  const { added, changed } = plan(
    [{ ...moved, decision: stored._id }, other, other],
    [stored],
    seen,
  );
  expect(changed).toHaveLength(1);
  expect(added).toEqual([]);
});
