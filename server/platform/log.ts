import { pino } from "pino";

/** The log destination. Pino's own waits forever at exit for a pipe that is no longer read. */
export const output = process.stdout;

export function createLog(level: string) {
  return pino({ level }, output);
}

/** Ignores EPIPE on stdout and stderr, so that a closed pipe does not end the process. */
export function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => {});
}
