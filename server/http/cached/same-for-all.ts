import type { ContentCache } from "#server/replies/content-cache.ts";
import { prepare } from "#server/replies/cached-reply.ts";

export const json = "application/json; charset=utf-8";

type Making = {
  cache: ContentCache;
  path: string;
  params: unknown;
  answer: () => Promise<unknown>;
  present: (answer: unknown) => string;
};

/** A call as it is usually written; what is cached is answered there at once. */
function addressOf({ path, params }: Making): string {
  const given = new Map(Object.entries(params ?? {}));
  return path.replaceAll(/:(\w+)/g, (_, name) => String(given.get(name)));
}

/** What is the same for everybody until content changes, made once. */
export function sameForAll(making: Making) {
  const { cache, answer, present } = making;
  const address = addressOf(making);
  const read = async () => prepare(json, present(await answer()));
  return cache.getReply(address, () => cache.readContent(address, read));
}
