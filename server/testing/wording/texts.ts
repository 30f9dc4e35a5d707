import { withChildName } from "#shared/rules/content/child-name.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "#server/content/seed/content.ts";

/** A text with the place it stands in, such as `questions.3.labelA_es`. */
export type PlacedText = [path: string, text: string];

/** Every text inside a value, in order. */
export function textsIn(value: unknown, path: string): PlacedText[] {
  if (typeof value === "string") return [[path, withoutName(path, value)]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${path}.${key}`),
  );
}

/** As a family reads it that gave no child's name. */
function withoutName(path: string, text: string): string {
  const field = /_es(\.|$)/.test(path) ? "text_es" : "text";
  return withChildName({ [field]: text })[field] as string;
}

const neverRead =
  /\.(key|concern|purpose|url|photo|videolink(_es)?|icon\d_e[ns]|reviewedon|checkby|checkwhy)$/;

/** What a person reads of the default content: one part for each concern, the questions, the settings. */
export const parts: { part: string; texts: PlacedText[] }[] = [
  ...defaultConcerns.map(({ key, content }) => ({
    part: key,
    texts: textsIn(content, key),
  })),
  { part: "questions", texts: textsIn(defaultQuestions, "questions") },
  { part: "settings", texts: textsIn(defaultSettings, "settings") },
].map(({ part, texts }) => ({
  part,
  texts: texts.filter(([path]) => !neverRead.test(path)),
}));

export const isSpanish = ([path]: PlacedText) => /_es(\.|$)/.test(path);
export const isForChildren = ([path]: PlacedText) =>
  path.includes("childrencontent");
// The name of a concern is the heading of its page for children too.
export const isTitle = ([path]: PlacedText) =>
  /^[a-z-]+\.name(_es)?$/.test(path);
// Each language has its own sources, and may have more of them.
export const isSource = ([path]: PlacedText) => path.includes(".externallinks");
// A profile has one name for both languages, and so have a clinic and its address.
export const isName = ([path]: PlacedText) =>
  /profiles\.\d\.name$|\.(clinicname|logo|address|phone|website)$/.test(path);
