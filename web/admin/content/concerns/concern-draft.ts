import { isEmpty } from "#shared/rules/content/text.ts";
import type {
  EditedContent,
  EditedConcern,
} from "#shared/contract/content/concerns.ts";
import { richTextLimit } from "#shared/rules/field-limits.ts";
import { signableText } from "#shared/rules/content/signature.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import { completeAddress } from "#shared/rules/web-address.ts";
import { pick } from "#web/core/objects.ts";
import { newRowKey } from "#web/admin/form/row-list.tsx";

type Lists = "suggestedquestions" | "externallinks";

type QuestionRow = { key: number; text: string; text_es: string };
type LinkRow = { key: number; name: string; url: string };

/** A concern in its form: questions are paired with their translations, and rows may be empty. */
export type ConcernDraft = Omit<EditedContent, Lists | `${Lists}_es`> & {
  questions: QuestionRow[];
  externallinks: LinkRow[];
  externallinks_es: LinkRow[];
};

export const emptyConcern: EditedContent = {
  name: "",
  name_es: "",
  summary: "",
  summary_es: "",
  content: "",
  content_es: "",
  childrencontent: "",
  childrencontent_es: "",
  suggestedquestions: [],
  suggestedquestions_es: [],
  externallinks: [],
  externallinks_es: [],
  videolink: "",
  videolink_es: "",
  connect: "",
  connect_es: "",
  counsel: "",
  counsel_es: "",
  counselsource: "",
  counselsourcename: "",
  counselsourcename_es: "",
  counselread: "",
  signedby: "",
  signedon: "",
  signedtext: "",
  checkby: "",
  checkwhy: "",
};

export const newQuestionRow = () => ({
  key: newRowKey(),
  text: "",
  text_es: "",
});

export const newLinkRow = () => ({ key: newRowKey(), name: "", url: "" });

function questionRows(english: string[], spanish: string[]): QuestionRow[] {
  const longer = english.length > spanish.length ? english : spanish;
  return longer.map((_, at) => ({
    key: newRowKey(),
    text: english[at] ?? "",
    text_es: spanish[at] ?? "",
  }));
}

const fields = Object.keys(emptyConcern) as (keyof EditedContent)[];

export function toConcernDraft(
  concern: EditedConcern | undefined,
): ConcernDraft {
  const {
    suggestedquestions,
    suggestedquestions_es,
    externallinks,
    externallinks_es,
    ...texts
  } = concern ? pick(concern, fields) : emptyConcern;
  const linkRows = (links: EditedContent["externallinks"]) =>
    links.map((link) => ({ key: newRowKey(), ...link }));
  return {
    ...texts,
    questions: questionRows(suggestedquestions, suggestedquestions_es),
    externallinks: linkRows(externallinks),
    externallinks_es: linkRows(externallinks_es),
  };
}

/** Removes empty rows from the draft. */
export function compact(draft: ConcernDraft): ConcernDraft {
  const hasText = (row: QuestionRow | LinkRow) =>
    Object.values(row).some(
      (text) => typeof text === "string" && text.trim() !== "",
    );
  return {
    ...draft,
    questions: draft.questions.filter(hasText),
    externallinks: draft.externallinks.filter(hasText),
    externallinks_es: draft.externallinks_es.filter(hasText),
  };
}

export function toConcernContent(draft: ConcernDraft): EditedContent {
  const { questions, externallinks, externallinks_es, ...rest } =
    compact(draft);
  const linksOf = (rows: LinkRow[]) =>
    rows.map(({ name, url }) => ({ name, url: completeAddress(url) ?? url }));
  const withText = (texts: string[]) => texts.filter((text) => text.trim());
  return {
    ...withWholeAddresses(rest),
    suggestedquestions: withText(questions.map(({ text }) => text)),
    suggestedquestions_es: withText(questions.map(({ text_es }) => text_es)),
    externallinks: linksOf(externallinks),
    externallinks_es: linksOf(externallinks_es),
  };
}

const addresses = ["videolink", "videolink_es", "counselsource"] as const;
type Addresses = Record<(typeof addresses)[number], string>;

/** Completes addresses that were typed without `https://`. */
function withWholeAddresses<Texts extends Addresses>(texts: Texts): Texts {
  const whole = addresses.map((field) => [
    field,
    completeAddress(texts[field]) ?? texts[field],
  ]);
  return { ...texts, ...Object.fromEntries(whole) };
}

/** Identifies the words for the doctor as they will be saved. */
export const signableDraft = (draft: ConcernDraft): string =>
  signableText(withWholeAddresses(draft));

type Problems = Record<string, ErrorCode>;

/**
 * Validates before saving. The keys are the server's field names. Only the server checks a signature, because it knows
 * which one was stored before.
 */
export function concernProblems(draft: ConcernDraft): Problems {
  return {
    ...textProblems(draft),
    ...questionProblems(draft.questions),
    ...linkProblems("externallinks", draft.externallinks),
    ...linkProblems("externallinks_es", draft.externallinks_es),
  };
}

const richTexts = [
  "content",
  "content_es",
  "childrencontent",
  "childrencontent_es",
] as const;

function textProblems(draft: ConcernDraft): Problems {
  const problems: Problems = {};
  for (const field of ["name", "name_es"] as const)
    if (isEmpty(draft[field])) problems[field] = "required";
  for (const field of richTexts)
    if (draft[field].length > richTextLimit) problems[field] = "too_long";
  for (const field of addresses)
    if (!isEmpty(draft[field]) && !completeAddress(draft[field]))
      problems[field] = "invalid_url";
  return problems;
}

/**
 * Requires either all questions in a language or none, because a gap would pair questions with the wrong
 * translations.
 */
function questionProblems(rows: QuestionRow[]): Problems {
  const problems: Problems = {};
  for (const [field, language] of [
    ["suggestedquestions", "text"],
    ["suggestedquestions_es", "text_es"],
  ] as const) {
    if (rows.every((row) => isEmpty(row[language]))) continue;
    rows.forEach((row, at) => {
      if (isEmpty(row[language])) problems[`${field}.${at}`] = "required";
    });
  }
  return problems;
}

function linkProblems(field: string, rows: LinkRow[]): Problems {
  const problems: Problems = {};
  rows.forEach(({ name, url }, at) => {
    if (isEmpty(name)) problems[`${field}.${at}.name`] = "required";
    if (isEmpty(url)) problems[`${field}.${at}.url`] = "required";
    else if (!completeAddress(url))
      problems[`${field}.${at}.url`] = "invalid_url";
  });
  return problems;
}
