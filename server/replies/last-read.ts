import { asRefusal } from "#server/errors.ts";
import { recentOnly } from "./entries.ts";

/** Answers as they were read last, for as long as the database is out of reach; so many of them at most. */
export function createLastRead(most: number) {
  const values = recentOnly<{ value: unknown }>(most);
  let clears = 0;
  return {
    clear() {
      clears += 1;
      values.clear();
    },
    /** What was cleared while it was being read is not kept. */
    read: async <T>(key: string, reading: () => Promise<T>): Promise<T> => {
      const before = clears;
      try {
        const value = await reading();
        if (clears === before) values.set(key, { value });
        return value;
      } catch (error) {
        const status = asRefusal(error)?.status;
        if (status === 404 && clears === before) values.delete(key);
        const last = values.find(key);
        if (!last || status !== 503) throw error;
        return last.value as T;
      }
    },
  };
}
