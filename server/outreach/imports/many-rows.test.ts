import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyFields } from "#shared/rules/outreach/contacts/import.ts";
import { rounds } from "#server/testing/rounds.ts";
import type { Family, KnownContact } from "./duplicates.ts";
import { planImport } from "./plan.ts";

const checked = (families: Family[]) =>
  families.map((family) => ({ family, decision: undefined }));

function afterwards(contacts: KnownContact[], families: Family[]) {
  const { rows, added, changed } = planImport(checked(families), contacts);
  const after = new Map(
    changed.map(({ contact, after: fields }) => [contact._id, fields]),
  );
  const list: KnownContact[] = [
    ...contacts.map((contact) => ({ ...contact, ...after.get(contact._id) })),
    ...added.map((family, at) => ({
      ...family,
      _id: `${contacts.length + at}`,
    })),
  ];
  return { rows, added, changed, list };
}

const family = fc.record({
  name: fc.constantFrom(
    "Ana Ruiz",
    "ANA RUIZ",
    "José Díaz",
    "Jose Diaz",
    "Rosa",
  ),
  childname: fc.constantFrom("", "Luz", "luz", "Lus", "Marta"),
  phone: fc.constantFrom("+17875550100", "+17875550101", "+17875550102"),
  redcapid: fc.constantFrom("", "", "R-1", "R-2", "r-2"),
  zip: fc.constantFrom("", "00901", "00902"),
});
const families = fc.array(
  family.map((some): Family => ({ ...emptyFields, ...some })),
  { maxLength: 30 },
);

test("random lists lose no row and duplicate no family, and importing a clear list again changes nothing", () => {
  fc.assert(
    fc.property(families, families, (first, second) => {
      const { list: contacts } = afterwards([], first);
      const { rows, added, changed, list } = afterwards(contacts, second);
      const count = (...kinds: string[]) =>
        rows.filter(({ kind }) => kinds.includes(kind)).length;
      expect(
        added.length +
          changed.length +
          count("known", "repeated", "asked", "refused"),
      ).toBe(second.length);
      const keys = list.map(({ name, childname, phone }) =>
        [phone, name, childname].join(),
      );
      expect(new Set(keys).size).toBe(keys.length);
      // An unclear row may become clear once other contacts have changed.
      if (count("asked", "refused") > 0) return;
      expect(afterwards(list, second)).toMatchObject({
        added: [],
        changed: [],
      });
    }),
    { numRuns: rounds(200) },
  );
});

const parents = [
  "María",
  "José",
  "Ángela",
  "Íñigo",
  "Rosa",
  "Luis",
  "Noemí",
  "Pablo",
  "Eva",
  "Óscar",
];
const surnames = [
  "Núñez",
  "García",
  "Peña",
  "Rodríguez",
  "Muñiz",
  "Díaz",
  "Ortiz",
  "Vélez",
  "Ríos",
  "Cruz",
];
const children = [
  "Alma",
  "Bruno",
  "Celeste",
  "Diego",
  "Esther",
  "Fabián",
  "Gloria",
  "Hugo",
  "Irene",
  "Joaquín",
];

/** Ten thousand families, each with its own phone, every second one with an ID. */
const town = Array.from({ length: 10_000 }, (_, at): Family => {
  const pick = (list: string[], step: number) =>
    list[Math.floor(at / step) % list.length] ?? "";
  return {
    ...emptyFields,
    name: `${pick(parents, 1)} ${pick(surnames, 10)} ${pick(surnames, 100)}`,
    childname: pick(children, 1000),
    phone: `+1787${2_000_000 + at}`,
    redcapid: at % 2 === 0 ? `R-${at}` : "",
  };
});

const disguises: ((family: Family) => Family)[] = [
  (it) => it,
  (it) => ({ ...it, name: it.name.toUpperCase() }),
  (it) => ({ ...it, name: it.name.normalize("NFD").replace(/\p{M}/gu, "") }),
  (it) => ({
    ...it,
    name: it.name.replace(" ", "  "),
    childname: it.childname.toLowerCase(),
  }),
  (it) => ({ ...it, redcapid: "" }),
  (it) => ({ ...it, childname: "" }),
  (it) => ({ ...it, childname: `${it.childname} Luz` }),
  (it) => ({ ...it, phone: `+1939${it.phone.slice(5)}` }),
];

test("two thousand disguised duplicates among ten thousand rows are neither added nor merged with another family", () => {
  const contacts = town
    .slice(0, 2000)
    .map((each, at) => ({ ...each, _id: `${at}` }));
  const rows = town.map(
    (each, at) =>
      (at < 2000
        ? (disguises[at % disguises.length] ?? String)(each)
        : each) as Family,
  );
  const plan = planImport(checked(rows), contacts);
  const planted = plan.rows.slice(0, 2000);
  expect(planted.filter(({ kind }) => kind === "new")).toEqual([]);
  expect(planted.filter(({ like }, at) => like?.contact !== `${at}`)).toEqual(
    [],
  );
  expect(plan.rows.slice(2000).every(({ kind }) => kind === "new")).toBe(true);
});

test("two thousand disguised duplicates of earlier rows are not added", () => {
  const copies = town
    .slice(0, 2000)
    .map((each, at) => disguises[at % disguises.length]?.(each) as Family);
  const plan = planImport(checked([...town.slice(0, 8000), ...copies]), []);
  const isNew = plan.rows.map(({ kind }) => kind === "new");
  expect(isNew.slice(0, 8000)).not.toContain(false);
  expect(isNew.slice(8000)).not.toContain(true);
  expect(plan.added).toHaveLength(8000);
});
