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

const problemsOf = (before: object, after: object) =>
  checkChangedTexts({ ...before }, { ...after }).map(({ problem }) => problem);

test.each([
  ["Ages 9-12, 70% of 1,000", "De 9 a 12 años, 70 % de 1.000"],
  ["Open until 5 pm", "Abierto hasta las 17 h"],
  ["From 8:30 a.m. to 5:30 p.m.", "De 8:30 a. m. a 5:30 p. m."],
  ["At 12 pm", "A las 12 h"],
  ["At 5:00 pm", "A las 17 h"],
  ["Two doses", "2 dosis"],
  ["One dose", "1 dosis"],
  ["Before the 2nd dose", "Antes de la segunda dosis"],
  ["It takes 1/2 hour", "Tarda media hora"],
  ["½ hour, then two doses", "1/2 hora y luego 2 dosis"],
  ["Call us 24/7", "Llámenos a toda hora"],
  ["Call us 24/7", "Llámenos las 24 horas, los 7 días"],
])("“%s” and “%s” have the same numbers", (text, text_es) => {
  expect(problemsOf({}, { text, text_es })).toEqual([]);
});

test.each([
  ["In 2006", "En 2007"],
  ["Two doses", "3 dosis"],
  ["Open until 5 pm", "Abierto hasta las 18 h"],
  ["Call us 24/7, in 3 languages", "Llámenos a toda hora, en 4 idiomas"],
])("“%s” and “%s” have different numbers", (text, text_es) => {
  expect(problemsOf({}, { text, text_es })).toEqual(["figures_differ"]);
});

test.each([
  "Lorem ipsum dolor sit amet",
  "TODO",
  "<p>TBD</p>",
  "Open XXX",
  "Call [clinic name].",
])("“%s” is an unfinished text", (text) => {
  expect(problemsOf({}, { text })).toEqual(["placeholder"]);
});

test.each(["A todo el mundo", "[1] CDC", '<a href="/x[a]">Todo</a>'])(
  "“%s” is finished",
  (text) => expect(problemsOf({}, { text })).toEqual([]),
);

const english =
  '<p>It does not hurt much. See <a href="https://www.cdc.gov/hpv">the page of the CDC</a>.</p><p>Ask us.</p>';
const spanish =
  '<p>No duele mucho. Vea <a href="https://espanol.cdc.gov/vph">la página de los CDC</a>.</p><p>Pregúntenos.</p>';
const content = { content: english, content_es: spanish };

test.each([
  [
    "an English sentence",
    spanish.replace(
      "No duele mucho.",
      "No duele. This is safe for your child.",
    ),
    "english_in_spanish",
  ],
  [
    "a link to another site",
    spanish.replace("espanol.cdc.gov", "example.com"),
    "linked_site_differs",
  ],
  ["a removed “no”", spanish.replace("No duele", "Duele"), "negation_differs"],
  [
    "a lost paragraph",
    spanish.replace("<p>Pregúntenos.</p>", ""),
    "paragraphs_differ",
  ],
])("finds %s in one language when both changed", (_what, mistake, problem) => {
  const after = {
    content: english.replace("much", "a lot"),
    content_es: mistake,
  };
  expect(problemsOf(content, after)).toEqual([problem]);
});

test("accepts negations, paragraphs and links that change in both languages", () => {
  const after = {
    content: `${english.replace("does not hurt", "hurts")}<p>See <a href="https://www.vaccines.gov">this</a>.</p>`,
    content_es: `${spanish.replace("No duele", "Duele")}<p>Vea <a href="https://www.vacunas.gov">esto</a>.</p>`,
  };
  expect(problemsOf(content, after)).toEqual([]);
});

test("finds list items that are not translated yet", () => {
  const content = "<ul><li>One</li><li>Two</li></ul>";
  const found = checkChangedTexts(
    { content, content_es: "" },
    { content, content_es: "<ul><li></li><li>Dos</li></ul>" },
  );
  expect(found).toEqual([{ field: "content_es", problem: "list_differs" }]);
});
