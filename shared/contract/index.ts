import * as auth from "./auth.ts";
import * as concerns from "./concerns.ts";
import * as contactUs from "./contact-us.ts";
import * as contacts from "./contacts.ts";
import * as dashboard from "./dashboard.ts";
import type { Endpoint } from "./endpoint.ts";
import * as events from "./events.ts";
import * as exports from "./exports.ts";
import * as feedbacks from "./feedbacks.ts";
import * as imports from "./imports.ts";
import * as insights from "./insights.ts";
import * as myQuestions from "./my-questions.ts";
import * as questions from "./questions.ts";
import * as results from "./results.ts";
import * as settings from "./settings.ts";
import * as sms from "./sms.ts";
import * as uploads from "./uploads.ts";
import * as users from "./users.ts";

const modules = {
  ...auth,
  ...users,
  ...settings,
  ...questions,
  ...concerns,
  ...results,
  ...myQuestions,
  ...contacts,
  ...imports,
  ...dashboard,
  ...sms,
  ...feedbacks,
  ...contactUs,
  ...uploads,
  ...events,
  ...exports,
  ...insights,
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
