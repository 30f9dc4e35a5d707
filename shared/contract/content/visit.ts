import { z } from "zod";
import { publicCall } from "#shared/contract/endpoint.ts";
import { id } from "#shared/contract/fields.ts";
import { concernContent, doctorWords } from "./concerns.ts";
import { doctorTexts } from "./settings.ts";

const { name, name_es, suggestedquestions, suggestedquestions_es } =
  concernContent.shape;

export const wordsForDoctors = doctorWords.omit({ signedtext: true });
export type WordsForDoctors = z.infer<typeof wordsForDoctors>;

/** A concern as the doctor reads it, without the child's name. */
export const visitConcern = z.strictObject({
  _id: id,
  name,
  name_es,
  suggestedquestions,
  suggestedquestions_es,
  /** Null until a clinician has signed these words. */
  words: wordsForDoctors.nullable(),
});
export type VisitConcern = z.infer<typeof visitConcern>;

export const readVisit = publicCall("GET /api/visit", {
  summary: "What the page for the doctor says about the active concerns",
  reply: z.strictObject({
    ...doctorTexts.shape,
    concerns: z.array(visitConcern),
  }),
});
