import { StartupProblem } from "#server/platform/startup-problem.ts";

export const wayOut =
  "set DATABASE_URL to a PostgreSQL (15 or newer) that is already running, or PG_BIN_DIR to the bin folder of a PostgreSQL 18";

/** Turns the output of PostgreSQL, initdb or the file system into one sentence for the operator. */
export function explain(message: string, dataDir: string): StartupProblem {
  const stranger = /effective user ID (\d+)/.exec(message)?.[1];
  if (stranger) {
    return new StartupProblem(
      `PostgreSQL cannot run as user id ${stranger}, which has no name on this machine: start as a named user, or ${wayOut}.`,
    );
  }
  if (/No space left on device|ENOSPC|Disk quota exceeded/i.test(message)) {
    return new StartupProblem(
      `The disk that holds ${dataDir} is full: free some space and start again.`,
    );
  }
  if (/not permitted, chown/.test(message)) {
    return new StartupProblem(
      `${dataDir} cannot be given to the user that PostgreSQL runs as: set DATA_DIR to a folder on a disk of this machine, or ${wayOut}.`,
    );
  }
  if (/EEXIST|ENOTDIR/.test(message)) {
    return new StartupProblem(
      `${dataDir} is not a folder: set DATA_DIR to one that can be written.`,
    );
  }
  if (
    /Permission denied|EACCES|EPERM|EROFS|Read-only|wrong ownership/i.test(
      message,
    )
  ) {
    return new StartupProblem(
      `${dataDir} cannot be written by ${whoWeAre()}: give the folder to this user, or set DATA_DIR to another one.`,
    );
  }
  return new StartupProblem(
    `PostgreSQL did not start (${reason(message)}); postgres.log in ${dataDir} may say more. Otherwise ${wayOut}.`,
  );
}

function reason(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const worst = lines.findLast((line) =>
    /FATAL|PANIC|error:|could not/.test(line),
  );
  return (worst ?? lines.at(-1) ?? "it gave no reason")
    .replace(/^.*?(FATAL|PANIC|error): +/, "")
    .trim();
}

function whoWeAre(): string {
  const uid = process.geteuid?.();
  return uid === undefined ? "this user" : `user id ${uid}`;
}
