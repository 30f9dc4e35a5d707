import {
  deleteCarried,
  saveMyQuestions,
} from "#shared/contract/my-questions.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { visitCookieOf } from "#server/pages/forms/visit-cookie.ts";
import { createMyQuestions, type Mine } from "./my-questions.ts";

const nothing: Mine = { own: undefined, lists: {}, keys: {} };

export function myQuestionRoutes(services: Services): Route[] {
  const mine = createMyQuestions(services);
  const visit = visitCookieOf(services.config);
  const shown = ({ own = "", lists }: Mine) => ({ own: own || null, lists });
  return [
    route(saveMyQuestions, async ({ body, caller, cookies }) => {
      const { result, isOwn, ...list } = body;
      const before = (await mine.read(cookies.sent)) ?? nothing;
      const carried = before.lists[result]?.edits ?? 0;
      // Another page of this browser was faster, or there is nothing to carry yet.
      const isNews = list.edits > 0 || isOwn;
      if (carried > list.edits || !isNews) return shown(before);
      const own = isOwn ? result : before.own;
      const lists = { ...before.lists, [result]: list };
      const after = { ...before, own, lists };
      cookies.set(await mine.write(after, result, caller.ip));
      return shown(after);
    }),

    route(deleteCarried, async ({ cookies }) => {
      const forgotten = await mine.forget(cookies.sent);
      cookies.set([...forgotten, visit.forget]);
      return undefined;
    }),
  ];
}
