import { z } from "zod";
import { campaignStates } from "#shared/rules/outreach/campaigns/states.ts";
import { languageProblems } from "#shared/rules/content/warnings.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { trendWeeks } from "#shared/rules/reports/periods.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { checks, id, isoDate } from "#shared/contract/fields.ts";
import { understood } from "#shared/contract/outreach/sms.ts";

const count = z.int().nonnegative();

/** Whether a recent backup exists; `failing` means that the latest attempt failed. */
const backupState = z.object({
  state: z.enum(["none", "fine", "late", "failing"]),
  newest: isoDate.nullable(),
});
export type BackupState = z.infer<typeof backupState>;

/** Where a text is edited, and the name of that place. Settings have no id and no name. */
const place = z.object({
  in: z.enum(["settings", "questions", "concerns"]),
  _id: id.nullable(),
  name: z.string(),
  name_es: z.string(),
});

/** A problem in a field such as `content_es`; in the settings with its section, such as `main.funding_en`. */
const textWarning = place.extend({
  field: z.string(),
  problem: z.enum(["placeholder", ...languageProblems]),
});
export type TextWarning = z.infer<typeof textWarning>;

/** A text with a check date that is near or past. */
const dueCheck = place.extend(checks);
export type DueCheck = z.infer<typeof dueCheck>;

/** A list with the total and only the first few items. */
const some = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ amount: count, first: z.array(schema) });

/** Problems in the texts that staff should fix before parents read them. */
const textNeeds = z.object({
  /** One entry per page, with the first field of each. */
  placeholders: z.array(
    z.object({ page: z.string(), amount: count, first: textWarning }),
  ),
  /** Items with drafted changes. */
  drafts: count,
  /** Texts with a missing language or very different lengths. */
  languages: some(textWarning),
  /** Ordered by due date. */
  due: some(dueCheck),
});
export type TextNeeds = z.infer<typeof textNeeds>;

/** How many families need attention, by reason. */
const familyNeeds = z.object({
  /** Contacts without a text, by reason: ready to send, planned by a campaign, opted out, not reachable. */
  unsent: z.object({
    ready: count,
    planned: count,
    stopped: count,
    unreachable: count,
  }),
  /** Texts waiting for their recipients' hours, and when the first will be sent. */
  held: z.object({ amount: count, first: isoDate.nullable() }),
  expired: count,
  /** Contacts whose last text was not delivered. */
  failed: count,
  /** Contacts whose phone cannot receive texts and who need a call. */
  unreachable: count,
  /** Contacts who opted out in the last seven days. */
  stopped: count,
  /** Phones with an unclear reply that needs a decision. */
  undecided: count,
  /** Other replies since this user last opened the messages. */
  unread: count,
  /** Rows rejected by the last import; null if there were none. */
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
  /** When the next text is sent; null while paused. */
  next: isoDate.nullable(),
});
export type RunningCampaign = z.infer<typeof runningCampaign>;

const lastReply = z.object({
  _id: id,
  date: isoDate,
  phone: z.string(),
  /** Names of the contacts with this phone number. */
  names: z.array(z.string()),
  body: z.string(),
  understood: understood.nullable(),
});
export type LastReply = z.infer<typeof lastReply>;

/** Counts per seven days, ending now. */
const trend = z.array(count).length(trendWeeks);

export const readDashboard = staffCall("GET /api/dashboard", {
  summary: "The dashboard: figures, tasks and one line for each card",
  reply: z.object({
    contacts: z.int(),
    contactsCompleted: z.int(),
    /** Campaigns with texts still to send. */
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
    /** Texts without Spanish in settings, active questions and active concerns. */
    untranslated: z.int(),
    untranslatedQuestions: z.int(),
    untranslatedConcerns: z.int(),
    /** The number of placeholder texts in all of these places. */
    placeholders: z.int(),
    /** Null if backups are not configured. */
    backup: backupState.nullable(),
    /** Whether no text provider is configured, so that no text leaves this server. */
    isTest: z.boolean(),
    trends: z.object({
      /** Contacts by the day their link was last sent. */
      invited: trend,
      /** Null if page views have never been counted. */
      opened: trend.nullable(),
      finished: trend,
      shared: trend,
    }),
    /** Each is null for roles without access. */
    families: familyNeeds.nullable(),
    texts: textNeeds.nullable(),
    setup: z.object({ done: count, total: count }).nullable(),
    /** Running and paused campaigns. */
    running: z.array(runningCampaign).max(listLimits.running).nullable(),
    replies: z.array(lastReply).max(listLimits.lastReplies).nullable(),
  }),
});
