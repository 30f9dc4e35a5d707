import type { FastifyReply, FastifyRequest } from "fastify";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import { idPattern } from "#shared/rules/ids.ts";
import { visitCookies } from "#server/platform/http/cookies.ts";
import { createVisitQuestions } from "#server/quiz/visit-questions/visit-questions.ts";
import type { Services } from "#server/services.ts";

/** This browser's questions for the visit about the result on the page. */
export type PageQuestions = {
  saved: SavedQuestions | undefined;
  save: (questions: SavedQuestions["questions"]) => Promise<void>;
  /** Deletes the questions about all results. */
  forget: () => Promise<void>;
  /** The browser rejected the cookie set after a form. */
  isRefused: boolean;
};

/** For pages without questions for the visit. */
export const noQuestions: PageQuestions = {
  saved: undefined,
  save: async () => {},
  forget: async () => {},
  isRefused: false,
};

const ofResult = new RegExp(`^/results/(${idPattern})$`);

/** `searchParams` is set for a GET (`?saved` follows a form) and absent for a form post. */
type Address = { pathname: string; searchParams?: URLSearchParams };

export function createPageQuestions(services: Services) {
  const visitQuestions = createVisitQuestions(services);

  /**
   * Returns undefined if the page does not depend on the questions. Opens them for every form, because any form may
   * delete them.
   */
  return async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    { pathname, searchParams }: Address,
  ): Promise<PageQuestions | undefined> {
    const { name, options } = visitCookies(services.config).questions;
    const token = request.cookies[name];
    async function forget() {
      await visitQuestions.forget(token);
      reply.clearCookie(name, options);
    }
    const result = ofResult.exec(pathname)?.[1];
    if (result === undefined)
      return searchParams ? undefined : { ...noQuestions, forget };
    const saved = await visitQuestions.read(token, result);
    const isRefused = !token && searchParams?.has("saved") === true;
    if (searchParams && !saved && !isRefused) return undefined;
    return {
      saved,
      isRefused,
      async save(questions) {
        const saveResult = await visitQuestions.save(
          token,
          result,
          questions,
          request.ip,
        );
        reply.setCookie(name, saveResult.token, options);
      },
      forget,
    };
  };
}
