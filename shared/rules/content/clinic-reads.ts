import type { Language } from "#shared/rules/language.ts";

/** The site's texts on whether the clinic reads the families' questions. */
type ClinicReads = {
  /** `on` if staff switched the line on. */
  clinicreads: string;
  readsline_en: string;
  readsline_es: string;
};

/** One line by language; empty if it is switched off. */
export type ReadsLines = Record<Language, string>;

export const noReadsLines: ReadsLines = { en: "", es: "" };

/** The line that says that the clinic reads the questions. A language without words gets the other language's. */
export function readsLinesOf(texts: ClinicReads): ReadsLines {
  if (texts.clinicreads !== "on") return noReadsLines;
  const { readsline_en: en, readsline_es: es } = texts;
  return { en: en || es, es: es || en };
}

/** Whether the line is switched on without any words. */
export function lacksReadsLine(texts: ClinicReads): boolean {
  return texts.clinicreads === "on" && readsLinesOf(texts).en.trim() === "";
}

/** A text message with the line below it; the link follows. */
export function withReadsLine(message: string, line: string): string {
  return line === "" ? message : `${message}\n${line}`;
}
