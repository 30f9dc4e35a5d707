// npm run prove -- record: a million sealed lines of the record of acts, read, verified, and tampered with behind its back.
import { startServer } from "#server/testing/running-server.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { createRandom } from "#bench/prove/mishaps/random.ts";
import type { Row } from "#bench/prove/report.ts";
import { measurePages } from "./pages.ts";
import { proveTampering } from "./tampering.ts";
import { verifyAsTool } from "./verify-tool.ts";
import { writeLines } from "./write-lines.ts";

export function proveRecord(lines: number, seed: number): Promise<Row[]> {
  return onNewDatabase(async (target, DATABASE_URL, dataDir) => {
    const rows: Row[] = [];
    const server = await startServer({ DATABASE_URL });
    try {
      rows.push(await writeLines(target, lines, createRandom(seed)));
      rows.push(await measurePages(server.url));
    } finally {
      await server.stop();
    }
    const { isWhole, sentences, seconds } = verifyAsTool(DATABASE_URL);
    const [whole = "", note = ""] = sentences;
    rows.push({
      what: "verified",
      lines: Number(/(\d+) lines/.exec(whole)?.[1]),
      seconds,
      failed: isWhole ? 0 : 1,
    });
    const known = note.split(" ").at(-1) ?? "";
    const verify = (isByKnown = false) =>
      verifyAsTool(DATABASE_URL, isByKnown ? known : undefined);
    rows.push(
      ...(await proveTampering(
        { target, dataDir },
        verify,
        createRandom(seed),
      )),
    );
    const again = verify(true);
    rows.push({
      what: "all put back, against the hash written down before",
      seconds: again.seconds,
      failed: again.isWhole ? 0 : 1,
    });
    return rows;
  });
}
