import { z } from "zod";
import { languageProblems } from "#shared/rules/content/warnings.ts";
import { staffCall } from "./endpoint.ts";
import { checks, id, isoDate } from "./fields.ts";

/** Whether there is a backup that is young enough; `failing`: the last try to make one went wrong. */
const backupState = z.object({
  state: z.enum(["none", "fine", "late", "failing"]),
  newest: isoDate.nullable(),
});
export type BackupState = z.infer<typeof backupState>;

export const readDashboard = staffCall("GET /api/dashboard", {
  summary: "What matters today, one figure for each card",
  reply: z.object({
    contacts: z.int(),
    contactsWaiting: z.int(),
    contactsCompleted: z.int(),
    /** Campaigns with a text that is still to be sent. */
    campaigns: z.int(),
    results: z.int(),
    resultsThisWeek: z.int(),
    feedbacks: z.int(),
    lastFeedback: isoDate.nullable(),
    averageScore: z.number().nullable(),
    activeQuestions: z.int(),
    inactiveQuestions: z.int(),
    activeConcerns: z.int(),
    inactiveConcerns: z.int(),
    users: z.int(),
    /** Texts without their Spanish: in the settings, in active questions, in active concerns. */
    untranslated: z.int(),
    untranslatedQuestions: z.int(),
    untranslatedConcerns: z.int(),
    /** Texts in which _Placeholder:_ or _Texto provisional:_ still stands, in all of these places. */
    placeholders: z.int(),
    /** Null where the server was not told to make backups. */
    backup: backupState.nullable(),
  }),
});

/** Where a text is edited, and what that place is called; the settings have no id and no name. */
const place = z.object({
  in: z.enum(["settings", "questions", "concerns"]),
  _id: id.nullable(),
  name: z.string(),
  name_es: z.string(),
});

/** A field as the form of its place calls it: `content_es`, in the settings `main.funding_en`. */
const textWarning = place.extend({
  field: z.string(),
  problem: z.enum(["placeholder", ...languageProblems]),
});
export type TextWarning = z.infer<typeof textWarning>;

/** A concern that is to be checked soon or late, or in the settings the sentence about doses. */
const dueCheck = place.extend(checks);
export type DueCheck = z.infer<typeof dueCheck>;

/** How many there are, and the first of them. */
const some = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ amount: z.int(), first: z.array(schema) });

export const readContentWarnings = staffCall("GET /api/content-warnings", {
  summary: "What staff should look at before parents read it",
  reply: z.object({
    placeholders: some(textWarning),
    /** A language is missing, or says much more or less than the other. */
    languages: some(textWarning),
    /** The one that is due first comes first. */
    due: some(dueCheck),
  }),
});
