import { pino } from "pino";

/** The log destination. Pino's default one would wait forever at exit if nothing reads the pipe any more. */
export const output = process.stdout;

export function createLog(level: string) {
  return pino({ level }, output);
}

/** Ignores EPIPE on stdout and stderr, so that a closed pipe does not end the process. */
export function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => {});
}
