import { z } from "zod";
import { campaignStates } from "#shared/rules/outreach/campaigns/states.ts";
import { languageProblems } from "#shared/rules/content/warnings.ts";
import { listLimits, trendWeeks } from "#shared/rules/field-limits.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { checks, id, isoDate } from "#shared/contract/fields.ts";
import { understood } from "#shared/contract/outreach/sms.ts";

const count = z.int().nonnegative();

/** Whether there is a backup that is young enough; `failing`: the last try to make one went wrong. */
const backupState = z.object({
  state: z.enum(["none", "fine", "late", "failing"]),
  newest: isoDate.nullable(),
});
export type BackupState = z.infer<typeof backupState>;

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
  z.object({ amount: count, first: z.array(schema) });

/** What staff should look at in the texts before parents read them. */
const textNeeds = z.object({
  /** By page, with the first field of each. */
  placeholders: z.array(
    z.object({ page: z.string(), amount: count, first: textWarning }),
  ),
  /** A language is missing, or says much more or less than the other. */
  languages: some(textWarning),
  /** The one that is due first comes first. */
  due: some(dueCheck),
});
export type TextNeeds = z.infer<typeof textNeeds>;

/** Which families wait for somebody, and why. */
const familyNeeds = z.object({
  /** Contacts without a text: nothing stands in the way, a campaign will send it, STOP, no text reaches the phone. */
  unsent: z.object({
    ready: count,
    planned: count,
    stopped: count,
    unreachable: count,
  }),
  /** Texts that wait for the hours of their recipients, and when the first goes. */
  held: z.object({ amount: count, first: isoDate.nullable() }),
  expired: count,
  /** Contacts whose last text did not arrive. */
  failed: count,
  /** Contacts whose phone takes no texts, so that somebody has to call. */
  unreachable: count,
  /** Contacts who wrote STOP in the last seven days. */
  stopped: count,
  /** Phones whose unclear reply waits for a decision. */
  undecided: count,
  /** What families wrote since this user last read the messages, other than these. */
  unread: count,
  /** Rows that the last import left out; null where there is none. */
  leftOut: z
    .object({ filename: z.string(), date: isoDate, rows: count })
    .nullable(),
});
export type FamilyNeeds = z.infer<typeof familyNeeds>;

const runningCampaign = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(campaignStates),
  contacts: count,
  texted: count,
  completed: count,
  /** When the next text goes; null while it is paused. */
  next: isoDate.nullable(),
});
export type RunningCampaign = z.infer<typeof runningCampaign>;

const lastReply = z.object({
  _id: id,
  date: isoDate,
  phone: z.string(),
  /** The contact with this phone number. */
  names: z.array(z.string()),
  body: z.string(),
  understood: understood.nullable(),
});
export type LastReply = z.infer<typeof lastReply>;

/** So many times seven days, the last of them ending now. */
const trend = z.array(count).length(trendWeeks);

export const readDashboard = staffCall("GET /api/dashboard", {
  summary:
    "What matters today: figures, what waits for somebody, one line for each card",
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
    /** No text leaves this server, because no provider is set up. */
    isTest: z.boolean(),
    trends: z.object({
      /** Contacts by the day when their link was last sent. */
      invited: trend,
      /** Null where opened pages are not counted, and never were. */
      opened: trend.nullable(),
      finished: trend,
      shared: trend,
    }),
    /** Each is null for a role that may not see it. */
    families: familyNeeds.nullable(),
    texts: textNeeds.nullable(),
    setup: z.object({ done: count, total: count }).nullable(),
    /** Campaigns that run or are paused. */
    running: z.array(runningCampaign).max(listLimits.running).nullable(),
    replies: z.array(lastReply).max(listLimits.lastReplies).nullable(),
  }),
});
