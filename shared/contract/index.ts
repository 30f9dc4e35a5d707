import * as account from "./account.ts";
import * as auth from "./auth.ts";
import * as campaigns from "./campaigns.ts";
import * as concerns from "./concerns.ts";
import * as contactUs from "./contact-us.ts";
import * as contactLists from "./contact-lists.ts";
import * as contacts from "./contacts.ts";
import * as dashboard from "./dashboard.ts";
import type { Access, Endpoint } from "./endpoint.ts";
import * as events from "./events.ts";
import * as exports from "./exports.ts";
import * as feedbacks from "./feedbacks.ts";
import * as imports from "./imports.ts";
import * as insights from "./insights.ts";
import * as myQuestions from "./my-questions.ts";
import * as passkeys from "./passkeys.ts";
import * as questions from "./questions.ts";
import * as record from "./record.ts";
import * as results from "./results.ts";
import * as settings from "./settings.ts";
import * as singleSignOn from "./single-sign-on.ts";
import * as sms from "./sms.ts";
import * as tokens from "./tokens.ts";
import * as staffLinks from "./staff-links.ts";
import * as uploads from "./uploads.ts";
import * as users from "./users.ts";
import { whoMay } from "./who-may.ts";

const modules = {
  ...auth,
  ...users,
  ...passkeys,
  ...staffLinks,
  ...account,
  ...settings,
  ...singleSignOn,
  ...questions,
  ...concerns,
  ...results,
  ...myQuestions,
  ...contacts,
  ...contactLists,
  ...imports,
  ...campaigns,
  ...dashboard,
  ...sms,
  ...feedbacks,
  ...contactUs,
  ...uploads,
  ...events,
  ...exports,
  ...insights,
  ...record,
  ...tokens,
};

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "line" in value;
}

/** Every call of the product. */
export const endpoints: Endpoint[] = (
  Object.values(modules) as unknown[]
).filter(isEndpoint);

type Declared = Extract<(typeof modules)[keyof typeof modules], Endpoint>;

/** Every call by its line (`GET /api/settings`): the browser needs the types and not one byte more. */
export type Contract = { [E in Declared as E["line"]]: E };

type LinesFor<A extends Access> = Extract<Declared, { access: A }>["line"];

/** Every call of the staff, and who may make it: a call that is not in the table does not compile. */
export const staffCalls: Record<LinesFor<"staff">, readonly string[]> = whoMay;
