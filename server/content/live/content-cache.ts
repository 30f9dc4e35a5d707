import type { Database } from "#server/platform/db/connect.ts";
import { asRefusal } from "#server/platform/errors.ts";
import { currentPreview } from "#server/platform/http/preview-context.ts";
import { type Content, readContent } from "./content.ts";

export type ContentCache = ReturnType<typeof createContentCache>;

/**
 * Caches the content until PostgreSQL announces a change. While no announcements arrive, each request reads the content
 * again, or gets the last content if the database is down. In a preview, all readers get the content of the preview.
 */
export function createContentCache(db: Database) {
  let current: Promise<Content> | undefined;
  let last: Content | undefined;
  let isListening = true;

  /** Does not keep content if a change was announced while reading it. */
  async function readLatest(isCurrent: () => boolean): Promise<Content> {
    try {
      const content = await readContent(db);
      if (isCurrent()) last = content;
      return content;
    } catch (error) {
      if (!last || asRefusal(error)?.status !== 503) throw error;
      return last;
    }
  }

  async function read(): Promise<Content> {
    const preview = currentPreview();
    return preview ? (preview.content as Content) : readLive();
  }

  function readLive(): Promise<Content> {
    if (current) return current;
    const reading = readLatest(() => current === reading);
    current = reading;
    const forget = () => {
      if (current === reading) current = undefined;
    };
    reading.then(() => isListening || forget(), forget);
    return reading;
  }

  function drop() {
    current = undefined;
    last = undefined;
  }

  return {
    read,
    drop,
    /** Sets whether change notifications arrive. */
    trust(isTrusted: boolean) {
      isListening = isTrusted;
      if (isTrusted) drop();
      else current = undefined;
    },
    /** Caches a value that depends only on the content. */
    get: async <T>(key: string, make: () => Promise<T>): Promise<T> =>
      (await read()).once(key, make),
  };
}
