import { withChildName } from "#shared/rules/content/child-name.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "#server/content/seed/content.ts";
import { defaultDoctorWords } from "#server/content/seed/doctor-words.ts";

/** A text with its path, such as `questions.3.labelA_es`. */
export type PlacedText = [path: string, text: string];

/** Every text inside a value, in order. */
export function textsIn(value: unknown, path: string): PlacedText[] {
  if (typeof value === "string") return [[path, withoutName(path, value)]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${path}.${key}`),
  );
}

/** The text as shown to a family that gave no child's name. */
function withoutName(path: string, text: string): string {
  const field = /_es(\.|$)/.test(path) ? "text_es" : "text";
  return withChildName({ [field]: text })[field] as string;
}

const neverRead =
  /\.(key|concern|purpose|url|photo|videolink(_es)?|icon\d_e[ns]|reviewedon|checkby|checkwhy|askagain|clinicreads|counselsource|counselread|signed\w+)$/;

/** The texts of the default content: one part for each concern, the words for the doctor, the questions and the settings. */
export const parts: { part: string; texts: PlacedText[] }[] = [
  ...defaultConcerns.map(({ key, content }) => ({
    part: key,
    texts: textsIn(content, key),
  })),
  {
    part: "doctor-words",
    texts: textsIn(defaultDoctorWords, "doctor-words"),
  },
  { part: "questions", texts: textsIn(defaultQuestions, "questions") },
  { part: "settings", texts: textsIn(defaultSettings, "settings") },
].map(({ part, texts }) => ({
  part,
  texts: texts.filter(([path]) => !neverRead.test(path)),
}));

export const isSpanish = ([path]: PlacedText) => /_es(\.|$)/.test(path);
export const isForChildren = ([path]: PlacedText) =>
  path.includes("childrencontent");
// The name of a concern is also the heading of its children's page.
export const isTitle = ([path]: PlacedText) =>
  /^[a-z-]+\.name(_es)?$/.test(path);
// The number of sources may differ by language.
export const isSource = ([path]: PlacedText) => path.includes(".externallinks");
// Names of profiles and the clinic's name and address are the same in both languages.
export const isName = ([path]: PlacedText) =>
  /profiles\.\d\.name$|\.(clinicname|logo|address|phone|website)$/.test(path);
