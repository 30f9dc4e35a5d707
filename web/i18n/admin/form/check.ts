import { checkDaysAhead } from "#shared/rules/content/check-by.ts";
import { durationInWords } from "#shared/rules/sentences/duration.ts";

const en = {
  title: "When to check this text",
  dosesTitle: "When to check the text about doses",
  intro: `Only staff see this. The dashboard lists it ${durationInWords(checkDaysAhead, "day", "en")} before.`,
  fields: { checkby: "Check by", checkwhy: "Why" },
};

const es: typeof en = {
  title: "Cuándo revisar este texto",
  dosesTitle: "Cuándo revisar el texto sobre las dosis",
  intro: `Solo lo ve el personal. Aparece en el panel ${durationInWords(checkDaysAhead, "day", "es")} antes.`,
  fields: { checkby: "Revisar antes del", checkwhy: "Por qué" },
};

export const checkWords = { en, es };
