import { z } from "zod";
import { answerOptions } from "#shared/rules/answers.ts";
import type { Language } from "#shared/rules/language.ts";
import type { ContentCache } from "#server/replies/content-cache.ts";
import type { InProcess } from "#server/http/in-process.ts";
import { type CachedReply, prepare } from "#server/replies/cached-reply.ts";
import { compressBeginning } from "#server/replies/compressed-beginning.ts";
import { type Carried, carry, endingFor } from "./carried.ts";
import { type Count, notCounted } from "./counting.ts";
import type { Page } from "./make-page.ts";
import { questionIn } from "./page-kinds.ts";

type Visit = {
  pathname: string;
  language: Language;
  call: InProcess;
  carried: Carried;
  count?: Count;
};

/** What of a visit stands in the page of a question, and what its beginning is counted by. */
const shape = z.looseObject({
  user: z.looseObject({ parentName: z.string().min(1) }),
  quiz: z
    .looseObject({ answers: z.record(z.string(), z.enum(answerOptions)) })
    .optional(),
  key: z.string(),
  isCounted: z.boolean().optional(),
});

const type = "text/html; charset=utf-8";

/** Undefined where nobody has said a name yet. */
function begun(carried: Carried) {
  return shape.safeParse(parsed(carried.read())).data;
}

function parsed(text = "null"): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first question that is shown counts as the start: before, a browser without a cookie has no key. */
export function countStart({ pathname, carried, count = notCounted }: Visit) {
  if (questionIn(pathname) === undefined) return;
  const visit = begun(carried);
  if (!visit || visit.isCounted) return;
  count({ name: "quiz_started", place: "/quiz" }, `${visit.key} started`);
  carried.write(JSON.stringify({ ...visit, isCounted: true }));
}

/**
 * The page of a question for who carries a visit along: made once for all who chose the same answer,
 * from nothing but this answer, so that nothing else of a visit can stand in another one's page.
 * What each carries follows at its end. Undefined for all other pages.
 */
export async function findCarriedPage(
  cache: ContentCache,
  visit: Visit,
  make: (carried: Carried) => Promise<Page>,
): Promise<CachedReply | undefined> {
  const { pathname, language, carried } = visit;
  const text = carried.read();
  const shown = await shownIn(visit);
  if (text === undefined || shown === undefined) return undefined;
  const key = `${pathname}|${language}|${shown}`;
  const page = await cache.getPage(key, async () =>
    withoutEnding(await make(carry(shown)), shown),
  );
  if (page.status !== 200) cache.forget(key);
  return page.with(text);
}

/** All that a question shows of a visit: that there is a name, and the answer chosen before. */
async function shownIn({ pathname, call, carried }: Visit) {
  const number = questionIn(pathname);
  if (number === undefined || carried.field !== undefined) return undefined;
  const visit = begun(carried);
  if (!visit) return undefined;
  const question = await call("GET /api/questions/pos/:number", {
    params: { number },
  }).catch(() => undefined);
  if (!question) return undefined;
  const { _id } = question;
  const answer = visit.quiz?.answers[_id];
  const answers = answer === undefined ? {} : { [_id]: answer };
  return JSON.stringify({
    user: { parentName: "-" },
    quiz: { asked: {}, answers },
  });
}

function withoutEnding({ status, headers, html }: Page, shown: string) {
  const beginning = html.slice(0, -endingFor(shown).length);
  const once = (text: string) =>
    prepare(type, text, { status, headers, isOnce: true });
  const empty = once("");
  let compressed: ReturnType<typeof compressBeginning> | undefined;
  return {
    status,
    with(text: string): CachedReply {
      const rest = endingFor(text);
      return {
        ...empty,
        encoded(encoding) {
          if (encoding !== "br")
            return once(beginning + rest).encoded(encoding);
          compressed ??= compressBeginning(Buffer.from(beginning));
          return compressed(rest);
        },
      };
    },
  };
}
