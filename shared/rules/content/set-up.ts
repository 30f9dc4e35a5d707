import { placeholderFields } from "./placeholders.ts";

type Texts = Record<string, Record<string, unknown> | undefined>;

/** The settings fields that the set-up page asks for. */
export const clinicFacts = [
  "clinic.clinicname",
  "clinic.address",
  "clinic.phone",
  "main.funding_en",
  "main.funding_es",
] as const;
export type ClinicFacts = Record<(typeof clinicFacts)[number], string>;

/** A settings field with its placeholder filled in. */
export type Fill = { field: string; text: string };

type Sentence = (facts: ClinicFacts) => string;

const clinic: Sentence = (facts) => facts["clinic.clinicname"];
const calling =
  (sentence: (name: string, phone: string) => string): Sentence =>
  (facts) => {
    const [name, phone] = [clinic(facts), facts["clinic.phone"]];
    return name && phone ? sentence(name, phone) : "";
  };

/** Placeholder phrases in the default texts, and the sentence that replaces each. */
const placeholderFills: [field: string, phrase: string, said: Sentence][] = [
  ["main.copyright", "Placeholder: name of your organization", clinic],
  ["main.copyright_es", "Texto provisional: nombre de su organización", clinic],
  [
    "information.whoruns_en",
    "Placeholder: who runs this site, and who pays for it.",
    (facts) => facts["main.funding_en"],
  ],
  [
    "information.whoruns_es",
    "Texto provisional: quién está a cargo de este sitio y quién lo paga.",
    (facts) => facts["main.funding_es"],
  ],
  [
    "information.reachus_en",
    "Placeholder: who to call with questions, and when.",
    calling((name, phone) => `Questions? Call ${name} at ${phone}.`),
  ],
  [
    "information.reachus_es",
    "Texto provisional: a quién llamar si tiene preguntas y a qué horas.",
    calling((name, phone) => `¿Tiene preguntas? Llame a ${name} al ${phone}.`),
  ],
  ["invitation.message_en", "Placeholder: name of your clinic", clinic],
  [
    "invitation.message_es",
    "Texto provisional: nombre de su centro de salud",
    clinic,
  ],
];

/** Reads one field such as `main.copyright`. */
export function textAt(texts: Texts, field: string): string {
  const [section = "", name = ""] = field.split(".");
  const text = texts[section]?.[name];
  return typeof text === "string" ? text : "";
}

/** Returns the texts whose placeholders these facts fill. Texts written by staff are never changed. */
export function fillsOf(texts: Texts, facts: ClinicFacts): Fill[] {
  return placeholderFills.flatMap(([field, phrase, sentence]) => {
    const [before, now] = [textAt(texts, field), sentence(facts)];
    if (now === "" || placeholderFields({ now }).length > 0) return [];
    if (!before.includes(phrase)) return [];
    return { field, text: before.replace(phrase, () => now) };
  });
}

/** Two fields say who runs and who pays for the site. If both were the same, a change to one is copied to the other. */
export function followedTexts(texts: Texts, changes: Texts): Texts {
  const pairs = ["en", "es"].flatMap((language) => {
    const next = changes["main"]?.[`funding_${language}`];
    const name = `whoruns_${language}`;
    const before = textAt(texts, `information.${name}`);
    const isSame = before === textAt(texts, `main.funding_${language}`);
    const isGiven = changes["information"]?.[name] !== undefined;
    return next === undefined || isGiven || !isSame ? [] : [[name, next]];
  });
  if (pairs.length === 0) return changes;
  const information = {
    ...changes["information"],
    ...Object.fromEntries(pairs),
  };
  return { ...changes, information };
}

export const setUpSteps = [
  "clinic",
  "texts",
  "invitation",
  "aboutUs",
  "families",
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export function stepsDone(
  texts: Texts,
  hasFamilies: boolean,
): Record<SetUpStep, boolean> {
  const isWritten = (section: string) =>
    placeholderFields(texts[section] ?? {}).length === 0;
  const clinicFields = clinicFacts.filter((field) =>
    field.startsWith("clinic."),
  );
  return {
    clinic: clinicFields.every((field) => textAt(texts, field) !== ""),
    texts: isWritten("main") && isWritten("information"),
    invitation: isWritten("invitation"),
    aboutUs: isWritten("aboutUs"),
    families: hasFamilies,
  };
}
