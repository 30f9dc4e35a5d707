import type { RunningServer } from "#server/testing/running-server.ts";
import { processorTime } from "./processor-time.ts";
import type { Row } from "./rows.ts";

const atOnce = 4;

export type Cost = {
  perSecond: number;
  /** Milliseconds of processor time per answer. */
  server: number;
  database: number;
};

/** Asks for all of a row, some at a time, and says what each answer cost. */
export async function costOf(
  { pid, dataDir }: Pick<RunningServer, "pid" | "dataDir">,
  { times, ask }: Row,
): Promise<Cost> {
  const began = performance.now();
  const before = processorTime(pid, dataDir);
  let asked = 0;
  const askOn = async () => {
    while (asked < times) {
      asked += 1;
      await ask();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  const after = processorTime(pid, dataDir);
  return {
    perSecond: (times / (performance.now() - began)) * 1000,
    server: (after.server - before.server) / times,
    database: (after.database - before.database) / times,
  };
}
