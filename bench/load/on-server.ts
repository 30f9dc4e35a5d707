import { startServer } from "#server/testing/running-server.ts";
import { type Contender, type Generator, startGenerator } from "./measure.ts";
import { type RowName, rowsFor } from "./rows.ts";

export type Bench = {
  generator: Generator;
  /** Our server, asked for a row. */
  ours: (row: RowName, visitors?: number) => Contender;
};

/** Works with a server on a new folder, and with what asks it. */
export async function onServer<T>(
  work: (bench: Bench) => Promise<T>,
): Promise<T> {
  const target = await startServer();
  const generator = startGenerator();
  try {
    const rows = await rowsFor(target.url);
    const ours = (row: RowName, visitors = 16) => ({
      target,
      way: rows[row],
      visitors,
    });
    return await work({ generator, ours });
  } finally {
    await generator.stop();
    await target.stop();
  }
}
