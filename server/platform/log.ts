import { pino } from "pino";

/** Where all lines go. Pino's own destination waits for ever, at the end, for a pipe that nobody reads any more. */
export const output = process.stdout;

export function createLog(level: string) {
  return pino({ level }, output);
}

/** When whoever read the output is gone, lines are lost and the work goes on. */
export function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => {});
}
