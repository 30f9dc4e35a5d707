import type { SavedQuestions } from "#shared/contract/my-questions.ts";
import type { Result } from "#shared/contract/results.ts";
import type { Language } from "#shared/rules/language.ts";
import { hasFewWorries } from "#shared/rules/ordering.ts";
import { publicPart } from "#shared/rules/public-part.ts";
import type { Call } from "#web/core/calls/page-request.ts";
import type { ResultsTexts } from "./child/child-facts.ts";
import { inOnly, type Reading, withoutText } from "./concern-readings.ts";

/** A result as it is shown: as the server sends it to whoever opens its address, or whole, as the phone reads it. */
export type ShownResult = {
  result: Result;
  isCalm: boolean;
  /** Undefined in what the server sends, which shows no more than a shared page does. */
  texts: ResultsTexts | undefined;
  readings: Record<string, Reading>;
  brought?: Brought;
};

/** What a browser brought along to the page: its questions for the visit, or none although it was given some. */
export type Brought = {
  questions: SavedQuestions | undefined;
  isRefused: boolean;
};

export async function readTopic(
  call: Call,
  id: string,
  /** Undefined for a topic that is closed: its text comes later. */
  language?: Language,
): Promise<[string, Reading][]> {
  return call("GET /api/concerns/:id", { params: { id } }).then(
    (concern) => [
      [id, language ? inOnly(language, concern) : withoutText(concern)],
    ],
    // What cannot be read now is read by the phone.
    ({ status }: { status?: number }) => (status === 404 ? [[id, "gone"]] : []),
  );
}

/** What a page says of a result before the phone has asked for it; null where it is ranked first. */
export async function readSentResult(
  call: Call,
  id: string,
  language: Language,
): Promise<ShownResult | null> {
  const whole = await call("GET /api/results/:id", { params: { id } });
  if (!whole.ranked) return null;
  // Without its id, which would stand in a script: the screen has it from the address.
  const result = { ...whole, ...publicPart(whole), _id: "" };
  const topics = result.orderedConcerns.map(({ _id }, at) =>
    readTopic(call, _id, at === 0 ? language : undefined),
  );
  return {
    result,
    isCalm: hasFewWorries(result.orderedConcerns),
    texts: undefined,
    readings: Object.fromEntries((await Promise.all(topics)).flat()),
  };
}
