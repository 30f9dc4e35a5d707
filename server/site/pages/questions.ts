import type { FastifyReply, FastifyRequest } from "fastify";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import { idPattern } from "#shared/rules/ids.ts";
import { visitCookies } from "#server/platform/http/cookies.ts";
import { createVisitQuestions } from "#server/quiz/visit-questions/visit-questions.ts";
import type { Services } from "#server/services.ts";

/** The questions for the visit that this browser saved with scripts. */
export type PageQuestions = {
  /** Those about the result on the page. */
  saved: SavedQuestions | undefined;
  /** Deletes the questions about all results. */
  forget: () => Promise<void>;
};

/** For pages without questions for the visit. */
export const noQuestions: PageQuestions = {
  saved: undefined,
  forget: async () => {},
};

const ofResult = new RegExp(`^/results/(${idPattern})$`);

export function createPageQuestions(services: Services) {
  const visitQuestions = createVisitQuestions(services);

  /** Opens the questions for a form, because any form may delete them, and for the page of a result that has some. */
  return async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    { pathname, isForm = false }: { pathname: string; isForm?: boolean },
  ): Promise<PageQuestions | undefined> {
    const { name, options } = visitCookies(services.config).questions;
    const token = request.cookies[name];
    const result = ofResult.exec(pathname)?.[1];
    const saved =
      result === undefined
        ? undefined
        : await visitQuestions.read(token, result);
    if (!isForm && !saved) return undefined;
    return {
      saved,
      async forget() {
        await visitQuestions.forget(token);
        reply.clearCookie(name, options);
      },
    };
  };
}
