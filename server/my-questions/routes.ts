import {
  deleteMyQuestions,
  readMyQuestions,
  saveMyQuestions,
} from "#shared/contract/my-questions.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { visitCookies } from "#server/http/cookies.ts";
import { createMyQuestions } from "./my-questions.ts";

export function myQuestionRoutes(services: Services): Route[] {
  const mine = createMyQuestions(services);
  return [
    route(readMyQuestions, async ({ params, cookies }) => {
      const saved = await mine.read(cookies.read(mine.cookie), params.id);
      return saved ?? { version: 0, questions: [] };
    }),

    route(saveMyQuestions, async ({ params, body, caller, cookies }) => {
      const { token, version } = await mine.save(
        cookies.read(mine.cookie),
        params.id,
        body.questions,
        caller.ip,
      );
      cookies.set(mine.cookie, token);
      return { version };
    }),

    route(deleteMyQuestions, async ({ cookies }) => {
      await mine.forget(cookies.read(mine.cookie));
      for (const cookie of Object.values(visitCookies(services.config)))
        cookies.set(cookie, undefined);
      return undefined;
    }),
  ];
}
