import type { ContentCache } from "#server/content-cache.ts";
import { type CachedReply, prepare } from "#server/replies/cached-reply.ts";

export const json = "application/json; charset=utf-8";

type Making = {
  cache: ContentCache;
  /** The path of the call as it is usually written: what is kept is answered there at once. */
  address: string;
  answer: () => Promise<unknown>;
  present: (answer: unknown) => string;
};

/** What is the same for everybody until content changes, made once. */
export function sameForAll({ cache, address, answer, present }: Making) {
  return cache.getReply(address, async () =>
    prepare(json, present(await answer())),
  );
}

const headers = { "cache-control": "no-store" };

/** What stays the same until it is erased, made once as soon as it is settled. */
export async function keptOnceSettled(
  { cache, address, answer, present }: Making,
  isSettled: (answer: unknown) => boolean,
): Promise<CachedReply> {
  return (
    cache.find(address) ??
    cache.makeRecent(address, async () => {
      const found = await answer();
      const isOnce = !isSettled(found);
      return prepare(json, present(found), { headers, isOnce });
    })
  );
}
