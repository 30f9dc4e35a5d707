import { expect, test } from "vitest";
import { checkChangedTexts } from "./check-changed-texts.ts";

test("checks each row of a list in both languages", () => {
  const profile = { name: "Ana", bio_en: "Nurse", bio_es: "Enfermera" };
  const before = { profiles: [profile, profile] };
  const after = {
    profiles: [profile, { ...profile, bio_en: "Nurse since 2006" }],
  };
  expect(checkChangedTexts(before, after)).toEqual([
    { field: "profiles.1.bio_es", problem: "figures_differ" },
    { field: "profiles.1.bio_es", problem: "only_english_changed" },
  ]);
});

test("finds a placeholder in a changed text without a translation", () => {
  const before = { clinicname: "Clinic", phone: "Placeholder: phone" };
  const after = { ...before, clinicname: "Placeholder: name" };
  expect(checkChangedTexts(before, after)).toEqual([
    { field: "clinicname", problem: "placeholder" },
  ]);
});

test("finds a placeholder in a list of texts", () => {
  const before = { asked: ["Is it safe?"], asked_es: ["¿Es segura?"] };
  const after = { asked: ["Placeholder: x"], asked_es: ["¿Es buena?"] };
  expect(checkChangedTexts(before, after)).toEqual([
    { field: "asked.0", problem: "placeholder" },
  ]);
});

test.each([
  ["Ages 9-12, 70% of 1,000", "De 9 a 12 años, 70 % de 1.000", []],
  ["In 2006", "En 2007", ["figures_differ"]],
])("compares the numbers of “%s” and “%s”", (text, text_es, problems) => {
  const found = checkChangedTexts({}, { text, text_es });
  expect(found.map(({ problem }) => problem)).toEqual(problems);
});

test("finds list items that are not translated yet", () => {
  const content = "<ul><li>One</li><li>Two</li></ul>";
  const found = checkChangedTexts(
    { content, content_es: "" },
    { content, content_es: "<ul><li></li><li>Dos</li></ul>" },
  );
  expect(found).toEqual([{ field: "content_es", problem: "list_differs" }]);
});
