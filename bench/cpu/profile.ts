// npm run profile -- "page /": starts the product, asks for one row and names the functions that cost most.
import { freePort, startServer } from "#server/testing/running-server.ts";
import { costOf } from "./measure.ts";
import { dearest, profileWhile } from "./profiler.ts";
import { rowsFor } from "./rows.ts";

const wanted = process.argv.slice(2).join(" ");
const port = await freePort();
const server = await startServer({
  NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
});
try {
  const rows = await rowsFor(server.url);
  const row = rows[wanted];
  if (row) {
    // What it costs once it is warm.
    await costOf(server, row);
    const profile = await profileWhile(port, async () => {
      console.table({ [wanted]: await costOf(server, row) });
    });
    console.table(dearest(profile, 25));
  } else {
    console.error(`Choose one of:\n  ${Object.keys(rows).join("\n  ")}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
