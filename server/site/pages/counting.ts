import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Language } from "#shared/rules/language.ts";
import type { Place } from "#shared/rules/quiz/places.ts";
import { isUncounted } from "#server/platform/http/preferences.ts";
import type { StoredVisit } from "./visit.ts";
import { isQuestion } from "./page-kinds.ts";

type Step = { name: string; place: Place; number?: number | undefined };

/** Counts a step of a visitor without scripts, once per key. */
export type CountStep = (happening: Step, key: string) => void;

export type CountOnce = (
  happening: Step & { language: Language },
  key: string,
  ip: string,
) => Promise<unknown>;

/** Counts nothing, for pages that all visitors share. */
export const notCounted: CountStep = () => {};

/**
 * Counts steps in the background, so that pages never wait or fail. Respects do-not-track. Closing the
 * server waits for pending counts.
 */
export function createCounting(app: FastifyInstance, countOnce: CountOnce) {
  const pending = new Set<Promise<unknown>>();
  app.addHook("onClose", async () => void (await Promise.all(pending)));

  return (request: FastifyRequest, language: Language): CountStep => {
    const { ip, log } = request;
    const doNotTrack = isUncounted(request);
    return (happening, key) => {
      if (doNotTrack) return;
      const counting = countOnce({ ...happening, language }, key, ip)
        .catch((error: unknown) =>
          log.warn({ err: error }, "a step was not counted"),
        )
        .finally(() => pending.delete(counting));
      pending.add(counting);
    };
  };
}

/** A visit with a name, which is counted as a start. */
const startedVisit = z.looseObject({
  user: z.looseObject({ parentName: z.string().min(1) }),
  key: z.string(),
  isCounted: z.boolean().optional(),
});

/** Counts the start together with the first question. Before that, a browser without a cookie has no key. */
export function countStart(
  pathname: string,
  visit: StoredVisit,
  count: CountStep = notCounted,
) {
  if (!isQuestion(pathname)) return;
  const started = startedVisit.safeParse(parsed(visit.read())).data;
  if (!started || started.isCounted) return;
  count({ name: "quiz_started", place: "/quiz" }, `${started.key} started`);
  visit.write(JSON.stringify({ ...started, isCounted: true }));
}

function parsed(text = "null"): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
