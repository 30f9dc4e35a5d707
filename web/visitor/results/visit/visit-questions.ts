import * as v from "valibot";
import {
  ownQuestionLimit,
  visitQuestionsLimit,
} from "#shared/rules/field-limits.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import type { Language } from "#shared/rules/language.ts";
import { inLanguage } from "#web/core/in-language.ts";

const text = v.string();

const visitQuestion = v.object({
  _id: text,
  /** The key of the suggestion; undefined for own questions. */
  suggestion: v.optional(text),
  text,
  text_es: text,
  isAsked: v.boolean(),
});
export type VisitQuestion = v.InferOutput<typeof visitQuestion>;

/** The visit questions by result: a family may have several results. */
export const savedVisits = v.record(text, v.array(visitQuestion));

export type QuestionChange = (questions: VisitQuestion[]) => VisitQuestion[];

export function isFull(questions: VisitQuestion[]): boolean {
  return questions.length >= visitQuestionsLimit;
}

export type Suggestion = { key: string; text: string; text_es: string };

type Suggesting = {
  _id: string;
  suggestedquestions: string[];
  suggestedquestions_es: string[];
  /** The English questions without the child's name. They are stable keys, because a browser may lose the name. */
  questionKeys?: string[];
};

/** A topic whose questions contain the child's name. */
export function withNameIn<Topic extends Suggesting>(
  topic: Topic,
  childName: string,
): Topic {
  const { suggestedquestions: questionKeys } = withChildName(topic);
  return { ...withChildName(topic, childName), questionKeys };
}

/** The staff's suggested questions about a concern, each in both languages. */
export function suggestionsOf(
  concern: Suggesting,
  language: Language,
): Suggestion[] {
  const { suggestedquestions: english, suggestedquestions_es: spanish } =
    concern;
  const keys = concern.questionKeys ?? english;
  const shown = inLanguage(language, english, spanish);
  return shown.map((own, at) => {
    const text = english[at] ?? own;
    const text_es = spanish[at] ?? own;
    // Use its text as the key instead of its position, because staff may change the order.
    return { key: `${concern._id}/${keys[at] ?? text}`, text, text_es };
  });
}

export function isTicked(
  questions: VisitQuestion[],
  { key }: Suggestion,
): boolean {
  return questions.some(({ suggestion }) => suggestion === key);
}

export function withSuggestion(
  questions: VisitQuestion[],
  { key, text, text_es }: Suggestion,
  _id: string,
): VisitQuestion[] {
  const isThere = questions.some(({ suggestion }) => suggestion === key);
  if (isThere || isFull(questions)) return questions;
  const ticked = { _id, suggestion: key, text, text_es, isAsked: false };
  return [...questions, ticked];
}

export function withoutSuggestion(
  questions: VisitQuestion[],
  { key }: Suggestion,
): VisitQuestion[] {
  return questions.filter(({ suggestion }) => suggestion !== key);
}

/** Joins the lines of a question. */
export function oneLine(words: string): string {
  return words.replace(/\s+/g, " ").trim();
}

/** Adds the visitor's own question once, with the same text in both languages. Ignores it if it cannot be added. */
export function withOwn(
  questions: VisitQuestion[],
  words: string,
  _id: string,
): VisitQuestion[] {
  const own = oneLine(words);
  const isThere = questions.some(
    (question) => question.text === own && question.text_es === own,
  );
  const fits = own !== "" && own.length <= ownQuestionLimit;
  if (isThere || !fits || isFull(questions)) return questions;
  return [...questions, { _id, text: own, text_es: own, isAsked: false }];
}

/**
 * Rewords a question. It then counts as the visitor's own, so its suggestion can be ticked again. Ignores an empty
 * text.
 */
export function reworded(
  questions: VisitQuestion[],
  id: string,
  words: string,
): VisitQuestion[] {
  const own = oneLine(words);
  return questions.map((question) =>
    question._id !== id || own === ""
      ? question
      : { _id: id, text: own, text_es: own, isAsked: question.isAsked },
  );
}

export function markedAsked(
  questions: VisitQuestion[],
  id: string,
  isAsked: boolean,
): VisitQuestion[] {
  return questions.map((question) =>
    question._id === id ? { ...question, isAsked } : question,
  );
}

export function without(
  questions: VisitQuestion[],
  id: string,
): VisitQuestion[] {
  return questions.filter(({ _id }) => _id !== id);
}

/** Restores a removed question to its place. */
export function restored(
  questions: VisitQuestion[],
  question: VisitQuestion,
  place: number,
): VisitQuestion[] {
  const others = without(questions, question._id);
  return [...others.slice(0, place), question, ...others.slice(place)];
}

export function questionText(
  { text, text_es }: { text: string; text_es: string },
  language: Language,
): string {
  return inLanguage(language, text, text_es);
}
