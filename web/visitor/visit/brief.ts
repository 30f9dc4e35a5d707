import { href } from "react-router";
import { isDay, isFutureDay } from "#shared/rules/days.ts";
import { idShape } from "#shared/rules/ids.ts";
import { type Language, languages } from "#shared/rules/language.ts";
import { isMain } from "#shared/rules/quiz/ordering.ts";
import {
  type AgeGroup,
  ageGroups,
  type Child,
  type DoseGroup,
  doseGroups,
} from "#shared/rules/quiz/visit/child-notes.ts";
import { dayOf } from "#web/core/dates.ts";

/** The hash of an example for staff. */
export const sampleHash = "sample";

/** What a family shows its doctor. It contains no names, and no server ever receives it. */
export type Brief = {
  /** The family's language. */
  language: Language;
  /** The day on which the family made it, such as `2026-11-28`. */
  day: string;
  /** The ids of the concerns, most important first. */
  worries: string[];
  questions: BriefQuestion[];
} & Child;

export type BriefQuestion = {
  /** For a suggested question its English text without the child's name, which finds it on the site. */
  text: string;
  isOwn: boolean;
};

const version = 1;
const limits = { questions: 200, letters: 500, code: 400_000 };

/** The doctor has time for two worries. */
export const mostWorries = 2;

/** The family's biggest worries, in its own order. A topic that only stands high on its list is not a worry. */
export function worriesOf<Concern extends { count: number }>(
  ranking: readonly Concern[],
): Concern[] {
  return ranking.filter(({ count }) => isMain(count)).slice(0, mostWorries);
}

/** The part of the address after `#`: JSON in base64 for URLs. */
export function briefCode(brief: Brief): string {
  const { language, day, worries, questions, age, doses } = brief;
  return toBase64(
    JSON.stringify([
      version,
      language,
      day,
      worries,
      // A suggested question is wrapped in a list.
      questions.map(({ text, isOwn }) => (isOwn ? text : [text])),
      age ? ageGroups.indexOf(age) : -1,
      doses ? doseGroups.indexOf(doses) : -1,
    ]),
  );
}

/** Reads a code. `newer`: made by a newer release. `broken`: cut, edited or not a code. */
export function readBrief(code: string): Brief | "newer" | "broken" {
  if (code.length > limits.code) return "broken";
  const parts = fromBase64(code);
  if (!Array.isArray(parts)) return "broken";
  const [made, language, day, worries, questions, age, doses] =
    parts as unknown[];
  if (typeof made === "number" && made > version) return "newer";
  const known = languages.find((each) => each === language);
  if (made !== version || !known || !isPastDay(day)) return "broken";
  if (!Array.isArray(worries) || !Array.isArray(questions)) return "broken";
  return {
    language: known,
    day,
    worries: [...new Set((worries as unknown[]).filter(isId))].slice(
      0,
      mostWorries,
    ),
    questions: questions.flatMap(questionOf).slice(0, limits.questions),
    age: at<AgeGroup>(ageGroups, age),
    doses: at<DoseGroup>(doseGroups, doses),
  };
}

const isId = (value: unknown): value is string =>
  typeof value === "string" && idShape.test(value);

const isPastDay = (value: unknown): value is string =>
  typeof value === "string" &&
  isDay(value) &&
  !isFutureDay(value, dayOf(new Date().toISOString()));

// Invisible characters, except the joiners and tags of which emoji and some scripts consist.
const unseen = /(?:(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{C}|\s)+/gu;

function questionOf(entry: unknown): BriefQuestion[] {
  const isOwn = !Array.isArray(entry);
  const given: unknown = isOwn ? entry : entry[0];
  if (typeof given !== "string") return [];
  const text = given.replace(unseen, " ").trim().slice(0, limits.letters);
  return text === "" ? [] : [{ text, isOwn }];
}

function at<Group>(groups: readonly Group[], index: unknown): Group | null {
  return (typeof index === "number" && groups[index]) || null;
}

/** Longer addresses make a QR code too dense for cheap phones. */
export const longestQrAddress = 900;

/** The address of as many questions as a QR code can hold, and how many are left out. */
export function qrAddress(brief: Brief, origin: string) {
  const addressOf = (questions: BriefQuestion[]) =>
    `${origin}${href("/visit")}#${briefCode({ ...brief, questions })}`;
  let { questions } = brief;
  while (questions.length > 0 && addressOf(questions).length > longestQrAddress)
    questions = questions.slice(0, -1);
  return {
    address: addressOf(questions),
    leftOut: brief.questions.length - questions.length,
  };
}

/** Text as base64 for URLs. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(letters.join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/**
 * The JSON in a code in base64 for URLs; undefined if it is damaged. Ignores what mail programs add to the end of a
 * link, such as a period.
 */
export function fromBase64(code: string): unknown {
  try {
    const [alone = ""] = code.split(/[^\w-]/, 1);
    const letters = atob(alone.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
