import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type {
  readVisit,
  VisitConcern,
} from "#shared/contract/content/visit.ts";
import { dayOf } from "#web/core/dates.ts";
import { type Brief, type BriefQuestion, mostWorries } from "./brief.ts";

export type VisitTexts = ReplyOf<typeof readVisit>;

/** A suggested question in both languages, found by its English text. Undefined if staff changed or removed it. */
export function suggestedQuestion(
  concerns: VisitConcern[],
  { text, isOwn }: BriefQuestion,
): { en: string; es: string } | undefined {
  if (isOwn) return undefined;
  for (const { suggestedquestions, suggestedquestions_es } of concerns) {
    const at = suggestedquestions.indexOf(text);
    if (at >= 0) return { en: text, es: suggestedquestions_es[at] ?? text };
  }
  return undefined;
}

/** An example for staff: the first concerns, each with its first question. */
export function sampleBrief({ concerns }: VisitTexts): Brief {
  const first = concerns.slice(0, mostWorries);
  return {
    language: "es",
    day: dayOf(new Date().toISOString()),
    worries: first.map(({ _id }) => _id),
    questions: first.flatMap(({ suggestedquestions: [text] }) =>
      text ? [{ text, isOwn: false }] : [],
    ),
    age: null,
    doses: null,
  };
}
