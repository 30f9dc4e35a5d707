import { phrase } from "./wording.ts";

/** A forbidden wording and the reason. */
export type Rule = [reason: string, pattern: RegExp];

/** Wording that no English screen, text message or email may use. */
export const neverOnScreensInEnglish: Rule[] = [
  [
    "is British",
    phrase("ticks?|ticked|whilst|mobile (?!phone)\\w+|colour\\w*"),
  ],
  ["is written email", phrase("mails?|e-mails?")],
  [
    "is quaint",
    phrase(
      "meanwhile|any more|handed in|somebody|everybody|just now|once more|goes on|go on|at once",
    ),
  ],
  [
    "is German in English words",
    phrase(
      "(?:no|which|what) \\w+ fits?|stands?|taken over|switched (?:on|off)|written back|write back",
    ),
  ],
  [
    "is poetry",
    phrase("on (?:its|their) way|taking a break|forgets?|goes? along"),
  ],
  ["can be heard as a threat", phrase("erase the family")],
];

/** Additional rules for parents' texts: one name for the quiz and one for its subject. */
export const neverToParentsInEnglish: Rule[] = [
  ["is a topic for parents", phrase("concerns?|worry|worries")],
  [
    "is a device, which may be a computer",
    phrase("(?:this|your) phone only|on this phone"),
  ],
  ["is a quiz for parents", /\bsurvey\b(?<!^Take the survey)/i],
];

/** Wording that no Spanish screen, text message or email may use. */
export const neverOnScreensInSpanish: Rule[] = [
  [
    "says almost all for most",
    phrase("casi (?:tod[oa]s?|nadie|siempre|nunca)"),
  ],
  ["leaves out what is tried", phrase("intente")],
  [
    "has another name here",
    phrase("encuestas?|inquietud(?:es)?|contenidos|libro de claves"),
  ],
  [
    "copies the English",
    phrase(
      "en camino|va en camino|toma (?:unos|medio)|tom\\p{L}+ el cuestionario|(?:ha|fue) (?:sido )?enviad[oa]|programa de correo|mientras tanto|a lo más",
    ),
  ],
  ["is the English keyword", phrase("responda STOP")],
  ["cannot be read aloud", /\p{L}\/[ao]s?\b|\p{L}@|padre\/madre/iu],
  ["is a doctor to the clinic", phrase("proveedor(?:es)?")],
  ["frightens", phrase("robots?|borrar la familia|borrar a la familia")],
  ["counts letters", phrase("letras? de 120")],
];

/** Additional rules for parents' texts. */
export const neverToParentsInSpanish: Rule[] = [
  ["is a topic for parents", phrase("preocupaci(?:ón|ones)|dudas?")],
  ["is a device, which may be a computer", phrase("en este teléfono")],
  ["speaks to men only", phrase("juntos|sentados?|bienvenidos?")],
];
