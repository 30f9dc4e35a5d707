import type { Generated, GeneratedAlways } from "kysely";
import type { CampaignDraft } from "#shared/contract/outreach/campaign-draft.ts";
import type { EditedConcern } from "#shared/contract/content/concerns.ts";
import type { Feedback } from "#shared/contract/quiz/feedbacks.ts";
import type { ImportedField } from "#shared/rules/outreach/contacts/import.ts";
import type { ContactFilter } from "#shared/rules/outreach/contacts/view.ts";
import type { Language } from "#shared/rules/language.ts";
import type {
  ChangedItem,
  PublicationKind,
} from "#shared/contract/content/publications.ts";
import type {
  ContentList,
  Fields,
  SiteContent,
} from "#shared/rules/content/site-content.ts";
import type { Question } from "#shared/contract/content/questions.ts";
import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import type { QuestionPurpose } from "#shared/rules/quiz/visit/child-notes.ts";
import type { TextingHours } from "#shared/rules/outreach/texting/texting-hours.ts";
import type { Timing } from "#shared/rules/outreach/texting/zones.ts";
import type {
  MessageState,
  Problem,
  ReplyDecision,
  Understood,
} from "#shared/contract/outreach/sms.ts";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import type { Ending } from "#shared/rules/outreach/campaigns/decide.ts";
import type { ReportSchema } from "./report-schema.ts";
import type { Moment, StaffSchema } from "./staff-schema.ts";

type Placed = { position: number };
type Versioned = { version: Generated<number> };

/** Makes every column except `Given` optional on insert. */
type Defaulted<T, Given extends keyof T> = Pick<T, Given> & {
  [Column in Exclude<keyof T, Given>]: Generated<T[Column]>;
};

/** The tables that migrations/*.sql create. */
export interface Schema extends StaffSchema, CampaignSchema, ReportSchema {
  erasures: { hash: string; date: Generated<Moment> };
  settings: {
    section: keyof EditedSettings;
    content: EditedSettings[keyof EditedSettings];
  };
  publications: {
    number: number;
    date: Generated<Moment>;
    user: string | null;
    who: Generated<string>;
    how: PublicationKind;
    note: Generated<string>;
    hash: Buffer;
    changes: ChangedItem[];
    content: SiteContent;
  };
  drafts: {
    list: ContentList;
    id: string;
    base: number;
    fields: Fields;
    version: Generated<number>;
    user: string | null;
    author: string;
    date: Generated<Moment>;
  };
  previews: {
    hash: Buffer;
    publication: number | null;
    user: string | null;
    author: string;
    date: Generated<Moment>;
    until: Moment;
  };
  information_versions: {
    version: Generated<number>;
    date: Generated<Moment>;
    hash: Buffer;
    content: EditedSettings["information"];
  };
  concerns: Defaulted<
    Omit<EditedConcern, "version">,
    "_id" | "name" | "name_es"
  > &
    Placed &
    Versioned;
  questions: Defaulted<Omit<Question, "version">, "_id" | "text" | "text_es"> &
    Placed &
    Versioned;
  contacts: {
    _id: string;
    name: string;
    childname: Generated<string>;
    phone: string;
    redcapid: Generated<string>;
    language: Generated<Language>;
    date: Moment | null;
    active: Generated<number>;
    created: Generated<Moment>;
    consentdate: Generated<string | null>;
    consentsource: Generated<string>;
    zip: Generated<string>;
    note: Generated<string>;
    timezone: Generated<string>;
    searched: GeneratedAlways<string>;
    tags: Generated<string[]>;
    archived: Moment | null;
    version: Generated<number>;
  };
  merged_contacts: { _id: string; contact: string; date: Generated<Moment> };
  imports: {
    _id: string;
    date: Generated<Moment>;
    user: string | null;
    filename: string;
    hash: string;
    added: number;
    changed: number;
    unchanged: number;
    refused: number;
    undone: Moment | null;
  };
  imported_contacts: {
    import: string;
    contact: string;
    before: Partial<Record<ImportedField, string | string[]>> | null;
    after: Partial<Record<ImportedField, string | string[]>> | null;
  };
  wordings: {
    number: Generated<number>;
    hash: Buffer;
    question: string;
    text: string;
    text_es: string;
    concern: string | null;
    concern_name: string | null;
    concern_name_es: string | null;
    labels: string[];
    labels_es: string[];
    purpose: QuestionPurpose | null;
    preview: Generated<boolean>;
  };
  results: {
    _id: string;
    final: boolean;
    date: Generated<Moment>;
    language: Language;
    contact: string | null;
    parentname: string;
    childname: string;
    asked: (number | null)[];
    chosen: AnswerOption[];
    proposed: string[];
    scores: number[];
    ranked: string[] | null;
    draft: string | null;
    /** The same contact's other drafts that this result replaced. */
    other_drafts: string[] | null;
    problem: string | null;
    /** The version of the information that the visitor saw, if known. */
    information: number | null;
    /** The newest publication whose words the family read, if known. */
    publication: number | null;
    /** The publication of each answer (null: unknown), if the answers were read in several. */
    publications: (number | null)[] | null;
    demo: Generated<boolean>;
    /** The answer after reading to the question with the purpose `intention`. */
    second_answer: Generated<AnswerOption | null>;
    /** Stored with the second answer, so that insights can count both by an index. */
    first_answer: Generated<AnswerOption | null>;
    has_all_doses: Generated<boolean | null>;
  };
  visit_questions: {
    token_hash: Buffer;
    result: string;
    version: Generated<number>;
    date: Generated<Moment>;
    sealed: Buffer;
  };
  feedbacks: Omit<Feedback, "date"> & { date: Generated<Moment> };
  messages: {
    _id: string;
    date: Generated<Moment>;
    kind: "sms" | "mail";
    to: string;
    subject: string | null;
    replyto: string | null;
    body: string;
    state: MessageState;
    once: Buffer | null;
    contact: string | null;
    problem: Problem | null;
    tries: Generated<number>;
    claimed: Moment | null;
    changed: Generated<Moment>;
    provider_id: string | null;
    understood: Understood | null;
    decision: ReplyDecision | null;
    due: Generated<Moment | null>;
    not_before: Generated<Moment | null>;
    timing: Generated<Timing | null>;
  };
  message_reads: { user: string; upto: Generated<Moment> };
  opt_outs: {
    phone: string;
    date: Generated<Moment>;
    bystaff: Generated<boolean>;
  };
  unreachable_phones: {
    phone: string;
    problem: Problem;
    date: Generated<Moment>;
  };
  texting_hours: TextingHours & { only_one: Generated<boolean> };
  secrets: { name: string; value: string };
  used_challenges: { nonce: string; date: Generated<Moment> };
  idempotency_keys: {
    key: Buffer;
    fingerprint: Buffer;
    /** Encrypted reply of the previous release. */
    reply: Buffer | null;
    /** Null if the reply contains a secret. */
    body: string | null;
    about: string | null;
    date: Generated<Moment>;
  };
  events: {
    date: Generated<Moment>;
    language: Language;
    name: string;
    place: string;
    number: number | null;
    seconds: number | null;
    demo: Generated<boolean>;
    dedupe_key: Buffer | null;
  };
}

/** Text messages that are sent on a schedule. */
interface CampaignSchema {
  campaigns: Omit<CampaignDraft, "contacts" | "filter"> & {
    _id: string;
    state: Generated<"draft" | "running" | "paused" | "stopped">;
    user: string | null;
    created: Generated<Moment>;
    started: Moment | null;
    paused: Moment | null;
    seed: Generated<string>;
    filter: ContactFilter | null;
    version: Generated<number>;
  };
  campaign_contacts: {
    campaign: string;
    contact: string;
    place: number;
    wave: number;
    texts: Generated<number>;
    due: Moment | null;
    ended: Ending | null;
    since: Moment | null;
    since_text: number | null;
  };
  campaign_texts: {
    campaign: string;
    contact: string;
    step: number;
    message: string;
    wording: Generated<number>;
    opened: Generated<boolean>;
  };
}
