import type { BackupState } from "#shared/contract/dashboard.ts";
import type { Config } from "#server/config.ts";
import { listBackups, madeAt } from "./folder.ts";

const hour = 3_600_000;

/** For how long one may take, beyond the hours after which the next is due. */
const grace = hour;

export type Backups = ReturnType<typeof createBackups>;

/** What staff and those who run it are told of the backups that this instance makes, if it makes any. */
export function createBackups({ folder, hours }: Config["backup"]) {
  let hasFailed = false;
  return {
    /** What became of the last try. */
    note(outcome: { hasFailed: boolean }) {
      ({ hasFailed } = outcome);
    },
    async find(now = Date.now()): Promise<BackupState | null> {
      if (folder === undefined) return null;
      const names = await listBackups(folder).catch(() => undefined);
      const name = names?.at(-1);
      const newest = name === undefined ? null : madeAt(name).toISOString();
      const age = newest === null ? 0 : now - Date.parse(newest);
      if (hasFailed || names === undefined) return { state: "failing", newest };
      if (newest === null) return { state: "none", newest };
      const isLate = age > hours * hour + grace;
      return { state: isLate ? "late" : "fine", newest };
    },
  };
}
