import type { FastifyRequest } from "fastify";
import type { Language } from "#shared/rules/language.ts";
import type { Place } from "#shared/rules/places.ts";

type Happening = { name: string; place: Place; number?: number | undefined };

/** Counts a step of a visitor without scripts, once for each key. */
export type Count = (happening: Happening, key: string) => void;

export type CountOnce = (
  happening: Happening & { language: Language },
  key: string,
  ip: string,
) => Promise<unknown>;

/** For pages that are made for nobody in particular. */
export const notCounted: Count = () => {};

/** What is counted while one page is made; nobody who asks not to be counted is, and no page fails for it. */
export function countFor(
  request: FastifyRequest,
  language: Language,
  countOnce: CountOnce,
) {
  const { headers, ip, log } = request;
  const doNotTrack = headers["dnt"] === "1" || headers["sec-gpc"] === "1";
  const counting: Promise<unknown>[] = [];
  const count: Count = (happening, key) => {
    if (doNotTrack) return;
    const counted = countOnce({ ...happening, language }, key, ip);
    counting.push(
      counted.catch((error: unknown) =>
        log.warn({ err: error }, "a step was not counted"),
      ),
    );
  };
  return { count, counted: () => Promise.all(counting) };
}
