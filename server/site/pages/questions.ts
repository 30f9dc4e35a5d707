import type { FastifyReply, FastifyRequest } from "fastify";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import { idPattern } from "#shared/rules/ids.ts";
import { createVisitQuestions } from "#server/quiz/visit-questions/visit-questions.ts";
import type { Services } from "#server/services.ts";

/** The questions for the visit about the result of a page, as this browser saved them. */
export type PageQuestions = {
  saved: SavedQuestions | undefined;
  save: (questions: SavedQuestions["questions"]) => Promise<void>;
  /** Deletes them, and those about all other results. */
  forget: () => Promise<void>;
  /** The browser was given a cookie by a form, and does not send it. */
  isRefused: boolean;
};

/** For pages that have no such questions. */
export const noQuestions: PageQuestions = {
  saved: undefined,
  save: async () => {},
  forget: async () => {},
  isRefused: false,
};

const ofResult = new RegExp(`^/results/(${idPattern})$`);

/** A page that is read comes with what it is asked for by (`?saved`); one that a form was sent to, without. */
type Address = { pathname: string; searchParams?: URLSearchParams };

export function createPageQuestions(services: Services) {
  const mine = createVisitQuestions(services);
  const { name, options } = mine.cookie;

  /** Undefined for a page that is the same without them. Every form may forget them. */
  return async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    { pathname, searchParams }: Address,
  ): Promise<PageQuestions | undefined> {
    const token = request.cookies[name];
    async function forget() {
      await mine.forget(token);
      reply.clearCookie(name, options);
    }
    const result = ofResult.exec(pathname)?.[1];
    if (result === undefined)
      return searchParams ? undefined : { ...noQuestions, forget };
    const saved = await mine.read(token, result);
    const isRefused = !token && searchParams?.has("saved") === true;
    if (searchParams && !saved && !isRefused) return undefined;
    return {
      saved,
      isRefused,
      async save(questions) {
        const given = await mine.save(token, result, questions, request.ip);
        reply.setCookie(name, given.token, options);
      },
      forget,
    };
  };
}
