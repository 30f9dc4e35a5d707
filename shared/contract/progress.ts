import { z } from "zod";
import { storedTextLimit } from "#shared/rules/field-limits.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";

const stored = text(storedTextLimit).optional();

/** What a phone has stored of a quiz, as it stands in its storage: only the phone reads it again. */
const progress = z.strictObject({
  user: stored,
  quiz: stored,
  quizlang: stored,
  userResultsId: stored,
  readResults: stored,
});
export type Progress = z.infer<typeof progress>;

export const saveProgress = endpoint("public", "PUT /api/progress", {
  summary:
    "Have this browser carry, sealed, what it has stored of a quiz: names, answers, order, own results",
  body: progress,
});

export const readProgress = endpoint("public", "GET /api/progress", {
  summary:
    "What this browser carries of a quiz; nothing where it carries nothing",
  reply: progress,
});
