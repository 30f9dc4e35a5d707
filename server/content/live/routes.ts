import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as concerns from "#shared/contract/content/concerns.ts";
import type {
  AnswerOf,
  Endpoint,
  ParsedInputOf,
} from "#shared/contract/endpoint.ts";
import type { childQuery } from "#shared/contract/fields.ts";
import * as questions from "#shared/contract/content/questions.ts";
import * as settings from "#shared/contract/content/settings.ts";
import * as visit from "#shared/contract/content/visit.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { isSigned } from "#shared/rules/content/signature.ts";
import {
  percentComplete,
  nextPosition,
} from "#shared/rules/quiz/quiz-progress.ts";
import { notFound } from "#server/platform/errors.ts";
import { withAnswerTimeout } from "#server/platform/http/answer-timeout.ts";
import { schemaOf } from "#server/platform/http/api-pages.ts";
import {
  createCachedReply,
  sendCached,
} from "#server/platform/http/cached-reply.ts";
import type { Content } from "./content.ts";
import type { ContentCache } from "./content-cache.ts";

/** A public call that depends only on the content, so its reply is cached with it. */
export type ContentRoute = {
  endpoint: Endpoint;
  answer: (content: Content, params: unknown) => unknown;
};

function route<E extends Endpoint>(
  endpoint: E,
  answer: (content: Content, params: ParsedInputOf<E>["params"]) => AnswerOf<E>,
): ContentRoute {
  return { endpoint, answer: answer as ContentRoute["answer"] };
}

export const contentRoutes = [
  route(settings.readSettings, (content) => publicSettings(content.settings)),
  route(concerns.listConcerns, publicConcerns),
  route(concerns.readConcern, (content, { id }) =>
    foundIn(publicConcerns(content).find(({ _id }) => _id === id)),
  ),
  route(visit.readVisit, visitTexts),
  route(questions.listQuestions, activeQuestions),
  route(questions.readQuestionAt, (content, { number }) =>
    foundIn(activeQuestions(content)[number - 1]),
  ),
];

const isActive = ({ active }: { active: boolean }) => active;

function foundIn<T>(item: T | undefined): T {
  if (item === undefined) throw notFound();
  return item;
}

/** Removes the fields that only staff see. */
function publicSettings(edited: settings.EditedSettings): settings.Settings {
  const {
    invitation: _,
    visit: editedVisit,
    main: editedMain,
    ...sections
  } = edited;
  const { checkby: __, checkwhy: ___, ...main } = editedMain;
  const visit = shownOfVisit.parse(editedVisit);
  return { ...sections, main, visit };
}

function publicConcerns(content: Content): concerns.Concern[] {
  return content.concerns
    .filter(isActive)
    .map((edited) => shownToParents.parse(edited));
}

/** Drops the fields that parents do not see. */
const shownOfVisit = settings.settings.shape.visit.strip();
const shownToParents = z.object(concerns.readConcern.reply.shape);
const shownToDoctors = visit.visitConcern.omit({ words: true }).strip();
const wordsForDoctors = visit.wordsForDoctors.strip();

const textsForDoctors = settings.doctorTexts.strip();

function visitTexts({
  settings: edited,
  concerns,
}: Content): AnswerOf<typeof visit.readVisit> {
  return {
    ...textsForDoctors.parse(edited.visit),
    concerns: concerns.filter(isActive).map((concern) => ({
      ...withChildName(shownToDoctors.parse(concern)),
      words: isSigned(concern) ? wordsForDoctors.parse(concern) : null,
    })),
  };
}

function activeQuestions(content: Content): questions.QuestionAtPosition[] {
  const active = content.questions.filter(isActive);
  const amount = active.length;
  return active.map((edited, at) => {
    const { active: _, version: __, ...question } = edited;
    return {
      ...question,
      amount,
      number: at + 1,
      completion: percentComplete(at + 1, amount),
      isLast: nextPosition(at + 1, amount) === undefined,
      publication: content.publication,
    };
  });
}

type Call = {
  params: unknown;
  /** Whether texts keep `{child}`. */
  hasPlaceholder: boolean;
};

/** The reply, frozen because callers share it. Created once per state of the content. */
export function replyFrom(
  { endpoint, answer }: ContentRoute,
  content: Content,
  call: Call,
): Promise<unknown> {
  return content.once(keyOf(endpoint, call), async () => {
    const whole = answer(content, call.params);
    const isFilled = endpoint.query !== undefined && !call.hasPlaceholder;
    return frozen(endpoint.reply?.parse(isFilled ? filled(whole) : whole));
  });
}

const keyOf = ({ line }: Endpoint, call: Call) =>
  `${line} ${JSON.stringify(call)}`;

const filled = (answer: unknown) =>
  Array.isArray(answer)
    ? answer.map((item: object) => withChildName(item))
    : withChildName(answer as object);

/** Whether the call asks for `{child}`. */
export const asksForPlaceholder = (query: unknown) =>
  (query as z.output<typeof childQuery> | undefined)?.child !== undefined;

function frozen(reply: unknown): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  for (const part of Object.values(reply)) frozen(part);
  return Object.freeze(reply);
}

export function mountContentRoutes(app: FastifyInstance, cache: ContentCache) {
  for (const route of contentRoutes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      handler: async (request, reply) => {
        const { headers, query } = request;
        // Staff edit the texts as they are written.
        const isStaff = "authorization" in headers || "x-auth-token" in headers;
        const call = {
          params: endpoint.params && request.params,
          hasPlaceholder: isStaff || asksForPlaceholder(query),
        };
        const content = await withAnswerTimeout(reply, cache.read());
        const key = `${keyOf(endpoint, call)} as JSON`;
        const cached = await content.once(key, async () =>
          createCachedReply(
            "application/json; charset=utf-8",
            JSON.stringify(await replyFrom(route, content, call)),
          ),
        );
        return sendCached(request, reply, cached);
      },
    });
  }
}
