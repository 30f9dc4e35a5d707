import { undoDays } from "#shared/rules/contacts/import.ts";
import { carriedDays } from "#shared/rules/field-limits.ts";
import type { Schema } from "#server/db/schema.ts";
import { eventMonths } from "./event-weeks-queries.ts";
import { type Retention, staffRetention } from "./staff-retention.ts";

const content = "until staff change or delete it";

/** Every table there is: how long what, and why. docs/data-kept.md shows this list. */
export const retention: Record<keyof Schema, Retention> &
  Record<string, Retention> = {
  ...staffRetention,
  rate_limits: {
    holds: "counters under keyed hashes, which name nobody",
    period: "until the limit ends, a day at most",
    why: "a counter that is over counts nothing",
    swept: ["limits"],
  },
  settings: { holds: "the texts of the site", period: content, why: "shown" },
  information_versions: {
    holds: "each text that parents were told before they began",
    period: "for good",
    why: "results say which one was shown; nobody is named",
  },
  concerns: { holds: "the topics", period: content, why: "shown" },
  questions: {
    holds: "the questions of the quiz",
    period: "for good, switched on or off",
    why: "results refer to them",
  },
  wordings: {
    holds: "each wording in which a question was asked",
    period: "for good",
    why: "answers mean nothing without their question; nobody is named",
  },
  contacts: {
    holds:
      "families to invite: names, phone, study number, zip code, time zone, consent, tags, a note",
    period: "until staff delete the family",
    why: "the clinic invites them; it decides how long",
  },
  contact_views: {
    holds:
      "filters of the list of contacts under a name; a search in it may name a family",
    period: content,
    why: "staff look at the same contacts again",
  },
  merged_contacts: {
    holds: "which contact a personal link opens since its own was merged",
    period: "until the family is deleted",
    why: "a link that was sent must go on working",
  },
  imports: {
    holds:
      "lists of contacts that came as a file: its name, how many, who brought it",
    period: "24 months",
    why: "staff look up where contacts came from; the file itself is not kept",
    swept: ["imports"],
  },
  imported_contacts: {
    holds: "what a list added or changed of each contact",
    period: `${undoDays} days, or until the family is deleted`,
    why: "for so long an import can be undone",
    swept: ["imported"],
  },
  results: {
    holds: "answers, ranking, and the names that a family gave",
    period:
      "names 24 months, answers for good; what was never ranked, 24 hours",
    why: "the study reads answers, and names only while a visit is prepared",
    swept: ["names", "drafts"],
  },
  visit_questions: {
    holds:
      "a family's questions for the visit, encrypted: only its phone opens them",
    period: `${carriedDays.questions} days after the last change`,
    why: "as long as the cookie that opens them",
    swept: ["questions"],
  },
  kept_questions: {
    holds: "long lists of such questions, from an earlier release",
    period: `${carriedDays.questions} days`,
    why: "a later release drops the table",
    swept: ["keptQuestions"],
  },
  feedbacks: {
    holds: "ratings and a few words, of nobody in particular",
    period: "for good",
    why: "the study reads them; no name is asked for, and no result is tied to them",
  },
  messages: {
    holds: "texts and emails: to whom, what, what became of it",
    period:
      "texts 30 days (of an invitation what became of it, until the family is deleted), emails 180 days; what could not be sent is given up after 7 days",
    why: "staff answer them; what an invitation said, and its link, is not needed after it was used",
    swept: ["forgotten", "texts", "bodies", "mails"],
  },
  campaigns: {
    holds:
      "texts that go out by a plan: their words, and when; before the start, a filter whose search may name a family",
    period:
      "for good, the filter until it starts; one that never started, until staff delete it",
    why: "staff look up what was sent; nobody is named by then",
  },
  campaign_contacts: {
    holds: "whom a campaign is for, what is due to them, why it ended",
    period: "until staff delete the family",
    why: "nobody is texted twice, and staff see what a campaign brought",
  },
  campaign_texts: {
    holds:
      "which message was which text of a campaign, in which wording, and whether its link was opened, without a time",
    period: "until staff delete the family",
    why: "as its message",
  },
  opt_outs: {
    holds: "phones that wrote STOP",
    period: "until they write START",
    why: "they must not be texted again, whoever adds them",
  },
  dead_phones: {
    holds: "phones that texts do not reach, and what the provider said of them",
    period:
      "until the number was checked or is reached, or the family is deleted",
    why: "they are called instead",
  },
  texting_hours: {
    holds: "the hours in which texts may go",
    period: "for good",
    why: "a setting; nobody is named",
  },
  secrets: {
    holds: "what cookies and tickets are sealed and signed by",
    period: "for good",
    why: "cookies and tickets that are still valid must open",
    swept: ["monthlySecrets"],
  },
  used_challenges: {
    holds: "numbers of human checks that were used",
    period: "1 hour",
    why: "a check is good for less, and only once",
    swept: ["challenges"],
  },
  idempotent_replies: {
    holds:
      "replies to calls that may come again, sealed with the caller's key; of a result its id alone",
    period: "24 hours, or until the family is erased",
    why: "a phone that lost its connection asks again within a day",
    swept: ["replies"],
  },
  events: {
    holds: "single steps of visitors, without a name or an id",
    period: `${eventMonths} months`,
    why: "the insights count weeks, and can be counted anew from them",
    swept: ["events"],
  },
  event_counts: {
    holds: "sums of events by week",
    period: "as long as the events of their week",
    why: "they can be counted anew from them",
  },
  result_counts: {
    holds: "sums of results by week",
    period: "for good",
    why: "numbers of no person",
  },
  erasures: {
    holds: "hashes of the ids of erased families",
    period: "24 months",
    why: "as long as a backup may be kept that still holds them",
    swept: ["erasures"],
  },
  migrations: {
    holds: "which steps the schema has taken",
    period: "for good",
    why: "one row for each release that changed it",
  },
};
