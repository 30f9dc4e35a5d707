import { setTimeout as wait } from "node:timers/promises";
import { newId } from "#server/ids.ts";
import { keyMark, requestOf } from "#bench/load/request.ts";
import { rowsFor } from "#bench/load/rows.ts";
import { signIn } from "#bench/staff.ts";
import { headerIn, send } from "#bench/prove/crowd/visit.ts";

type Mixed = {
  /** Milliseconds of each answer with what was asked for. */
  served: number[];
  /** Refusals that say when to come back. */
  shed: number;
  surprises: Set<string>;
};

const feedback = {
  type: "website",
  useful: true,
  findinformation: true,
  wouldrecommend: true,
};

/** A hundred requests as they come to a site: read calls, pages, what is written, and some of staff. */
export async function mixFor(url: string): Promise<string[]> {
  const rows = await rowsFor(url);
  const headers = await signIn(url);
  const key = { "Idempotency-Key": keyMark };
  const shares: [number, string][] = [
    [20, rows["GET /api/settings"].request],
    [10, rows["GET /api/concerns"].request],
    [20, rows["GET /api/questions/pos/1"].request],
    [10, rows["GET /api/results/{id}"].request],
    [8, rows["page /"].request],
    [8, rows["page /question/1"].request],
    [4, rows["page /results/{id}"].request],
    [8, rows["POST /api/results, with key"].request],
    [4, requestOf("POST /api/feedbacks", { feedback }, key)],
    [3, rows["POST /api/events"].request],
    [5, requestOf("GET /api/dashboard", undefined, headers)],
  ];
  return shares.flatMap(([share, request]) =>
    Array.from({ length: share }, () => request),
  );
}

export const newMixed = (): Mixed => ({
  served: [],
  shed: 0,
  surprises: new Set(),
});

/** One of the mix, and how it went; answers after how many seconds to come back, where that was asked. */
export async function askOne(
  url: string,
  mix: string[],
  mixed: Mixed,
): Promise<number> {
  const request = mix[Math.floor(Math.random() * mix.length)] ?? "";
  const began = performance.now();
  const { status, head } = await send(
    [url],
    request.replace(keyMark, newId()),
  ).catch(({ message }: Error) => ({ status: 0, head: message }));
  const isRefused = status === 429 || status === 503;
  const seconds = isRefused ? Number(headerIn(head, "retry-after")) : 0;
  if (status >= 200 && status < 300)
    mixed.served.push(performance.now() - began);
  else if (seconds > 0) mixed.shed += 1;
  else mixed.surprises.add(`${request.split(" HTTP")[0]}: ${status || head}`);
  return seconds > 0 ? seconds : 0;
}

/** So many visitors who ask for one thing after the other, and come back later when they are asked to. */
export async function askAtATime(
  url: string,
  mix: string[],
  { visitors, seconds }: { visitors: number; seconds: number },
) {
  const mixed = newMixed();
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => over.abort(), seconds * 1000);
  async function visit() {
    while (!signal.aborted) {
      const pause = await askOne(url, mix, mixed);
      if (pause > 0)
        await wait(pause * 1000, undefined, { signal }).catch(() => {});
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  clearTimeout(timer);
  return mixed;
}

/** So many a second, whether anybody was answered or not. */
export async function askPerSecond(
  url: string,
  mix: string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
) {
  const mixed = newMixed();
  const asked: Promise<unknown>[] = [];
  const began = performance.now();
  for (;;) {
    const at = (performance.now() - began) / 1000;
    if (at >= seconds) break;
    while (asked.length < at * perSecond) asked.push(askOne(url, mix, mixed));
    await wait(5);
  }
  await Promise.all(asked);
  return { ...mixed, asked: asked.length };
}
