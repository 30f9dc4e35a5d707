import type {
  EditedContent,
  EditedConcern,
} from "#shared/contract/concerns.ts";
import { newRowKey } from "#web/admin/form/rows/rows.ts";
import { webAddress } from "#shared/rules/web-address.ts";

type Lists = "suggestedquestions" | "externallinks";

export type QuestionRow = { key: number; text: string; text_es: string };
export type LinkRow = { key: number; name: string; url: string };

/** As it stands in the form: a question beside its translation, and rows that may still be empty. */
export type ConcernDraft = Omit<EditedContent, Lists | `${Lists}_es`> & {
  questions: QuestionRow[];
  externallinks: LinkRow[];
  externallinks_es: LinkRow[];
};

export const emptyConcern: EditedContent = {
  name: "",
  name_es: "",
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

export function draftOf(concern: EditedConcern | undefined): ConcernDraft {
  const content = { ...emptyConcern, ...concern };
  const { name, name_es, videolink, videolink_es, checkby, checkwhy } = content;
  const linkRows = (links: EditedContent["externallinks"]) =>
    links.map((link) => ({ key: newRowKey(), ...link }));
  return {
    name,
    name_es,
    content: content.content,
    content_es: content.content_es,
    childrencontent: content.childrencontent,
    childrencontent_es: content.childrencontent_es,
    questions: questionRows(
      content.suggestedquestions,
      content.suggestedquestions_es,
    ),
    externallinks: linkRows(content.externallinks),
    externallinks_es: linkRows(content.externallinks_es),
    videolink,
    videolink_es,
    checkby,
    checkwhy,
  };
}

/** Without the rows in which nothing was written. */
export function compact(draft: ConcernDraft): ConcernDraft {
  const isWritten = (row: QuestionRow | LinkRow) =>
    Object.values(row).some(
      (text) => typeof text === "string" && text.trim() !== "",
    );
  return {
    ...draft,
    questions: draft.questions.filter(isWritten),
    externallinks: draft.externallinks.filter(isWritten),
    externallinks_es: draft.externallinks_es.filter(isWritten),
  };
}

export function contentOf(draft: ConcernDraft): EditedContent {
  const { questions, externallinks, externallinks_es, ...rest } =
    compact(draft);
  const linksOf = (rows: LinkRow[]) =>
    rows.map(({ name, url }) => ({ name, url: webAddress(url) ?? url }));
  const written = (texts: string[]) => texts.filter((text) => text.trim());
  return {
    ...rest,
    suggestedquestions: written(questions.map(({ text }) => text)),
    suggestedquestions_es: written(questions.map(({ text_es }) => text_es)),
    externallinks: linksOf(externallinks),
    externallinks_es: linksOf(externallinks_es),
    videolink: webAddress(rest.videolink) ?? rest.videolink,
    videolink_es: webAddress(rest.videolink_es) ?? rest.videolink_es,
  };
}
