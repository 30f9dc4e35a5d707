import { href } from "react-router";
import type { Result } from "#shared/contract/quiz/results.ts";
import type { Language } from "#shared/rules/language.ts";
import {
  type FamilyNames,
  replaceNames,
} from "#shared/rules/quiz/visit/replace-names.ts";
import {
  fromBase64,
  longestQrAddress,
  toBase64,
} from "#web/visitor/visit/brief.ts";
import type { VisitQuestion } from "#web/visitor/results/visit/visit-questions.ts";

/** The beginning of the hash by which a family takes its questions from a clinic tablet to its phone. */
const takeHash = "#take=";

/** An own question, or the place of a topic in the result and a suggested question in English. Neither contains names. */
export type TakenQuestion = string | [topic: number, text: string];

const version = 1;

type TakeOptions = { origin: string; language: Language; names: FamilyNames };

/** The address of the result with as many of the questions as a QR code can hold, and how many are left out. */
export function takeAddress(
  result: Pick<Result, "_id" | "orderedConcerns">,
  questions: Pick<VisitQuestion, "suggestion" | "text">[],
  { origin, language, names }: TakeOptions,
) {
  const path = href("/results/:id", { id: result._id });
  const addressOf = (taken: TakenQuestion[]) => {
    const hash = taken.length > 0 ? takeHash + takeCode(taken) : "";
    return `${origin}${path}?lang=${language}${hash}`;
  };
  let taken = questions.map(({ suggestion, text }) =>
    takenOf(result, { suggestion, text: replaceNames(text, names, language) }),
  );
  while (taken.length > 0 && addressOf(taken).length > longestQrAddress)
    taken = taken.slice(0, -1);
  return {
    address: addressOf(taken),
    leftOut: questions.length - taken.length,
  };
}

function takenOf(
  { orderedConcerns }: Pick<Result, "orderedConcerns">,
  { suggestion = "", text }: Pick<VisitQuestion, "suggestion" | "text">,
): TakenQuestion {
  // The key of a suggestion is the concern's id, a slash and the English text without the child's name.
  const [concern = ""] = suggestion.split("/", 1);
  const topic = orderedConcerns.findIndex(({ _id }) => _id === concern);
  const words = suggestion.slice(concern.length + 1);
  return topic < 0 ? words || text : [topic, words];
}

const takeCode = (taken: TakenQuestion[]) =>
  toBase64(JSON.stringify([version, taken]));

/** Reads the questions from a hash. None if it was cut, edited or made by a newer release. */
export function readTaken(hash: string): TakenQuestion[] {
  if (!hash.startsWith(takeHash)) return [];
  const parts = fromBase64(hash.slice(takeHash.length));
  if (!Array.isArray(parts)) return [];
  const [made, taken] = parts as unknown[];
  if (made !== version || !Array.isArray(taken)) return [];
  return (taken as unknown[]).filter(isTaken);
}

function isTaken(entry: unknown): entry is TakenQuestion {
  if (typeof entry === "string") return true;
  if (!Array.isArray(entry)) return false;
  const [topic, text] = entry as unknown[];
  return Number.isInteger(topic) && typeof text === "string";
}
