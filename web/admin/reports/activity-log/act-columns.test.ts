import { expect, test } from "vitest";
import { fieldName, readActivityLogQuery } from "./act-columns.tsx";

test.each([
  ["text_es", "Text in Spanish", "Texto en español"],
  ["name", "Name", "Nombre"],
  ["labelB_es", "B in Spanish", "B en español"],
  [
    "homePage.maintitle_es",
    "Home Page: Main title in Spanish",
    "Página de inicio: Título principal en español",
  ],
  ["clinic.phone", "Clinic: Phone", "Clínica: Teléfono"],
  ["newfield", "newfield", "newfield"],
  ["later.new_es", "later: new in Spanish", "later: new en español"],
])("fieldName turns %s into %s and %s", (stored, english, spanish) => {
  expect([fieldName(stored, "en"), fieldName(stored, "es")]).toEqual([
    english,
    spanish,
  ]);
});

const read = (address: string) =>
  readActivityLogQuery(new URLSearchParams(address));

test("readActivityLogQuery reads the filters from the URL", () => {
  const parts = {
    user: "1".repeat(22),
    kind: "words",
    subject: "results.csv",
    from: "2026-11-01",
    to: "2026-11-20",
  };
  expect(read(new URLSearchParams(parts).toString())).toEqual(parts);
});

test.each(["", "kind=x", "user=1", "subject=%27", "from=today", "after=1"])(
  "readActivityLogQuery reads %j as a filter for all changes",
  (address) => {
    expect(read(address)).toEqual({ kind: "changes" });
  },
);

test.each(["kind=all", `subject=${"1".repeat(22)}`])(
  "readActivityLogQuery reads %j as including views",
  (address) => {
    expect(read(address)).not.toHaveProperty("kind");
  },
);
