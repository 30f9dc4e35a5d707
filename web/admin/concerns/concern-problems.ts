import type { ErrorCode } from "#shared/rules/refusals.ts";
import { richTextLimit } from "#shared/rules/field-limits.ts";
import { webAddress } from "#shared/rules/web-address.ts";
import type { ConcernDraft, LinkRow, QuestionRow } from "./concern-draft.ts";

type Problems = Record<string, ErrorCode>;

/** What has to be put right before a concern can be saved, by the field that the server would name. */
export function problemsOf(draft: ConcernDraft): Problems {
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
    if (isBlank(draft[field])) problems[field] = "required";
  for (const field of richTexts)
    if (draft[field].length > richTextLimit) problems[field] = "too_long";
  for (const field of ["videolink", "videolink_es"] as const)
    if (!isBlank(draft[field]) && !webAddress(draft[field]))
      problems[field] = "invalid_url";
  return problems;
}

/** A language has all its questions or none: a gap would pair questions with the wrong translation. */
function questionProblems(rows: QuestionRow[]): Problems {
  const problems: Problems = {};
  for (const [field, language] of [
    ["suggestedquestions", "text"],
    ["suggestedquestions_es", "text_es"],
  ] as const) {
    if (rows.every((row) => isBlank(row[language]))) continue;
    rows.forEach((row, at) => {
      if (isBlank(row[language])) problems[`${field}.${at}`] = "required";
    });
  }
  return problems;
}

function linkProblems(field: string, rows: LinkRow[]): Problems {
  const problems: Problems = {};
  rows.forEach(({ name, url }, at) => {
    if (isBlank(name)) problems[`${field}.${at}.name`] = "required";
    if (isBlank(url)) problems[`${field}.${at}.url`] = "required";
    else if (!webAddress(url)) problems[`${field}.${at}.url`] = "invalid_url";
  });
  return problems;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
