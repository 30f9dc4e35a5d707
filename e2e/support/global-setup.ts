import { urlOf } from "#server/testing/database/connections.ts";
import { startWithTemplate } from "#server/testing/database/test-server.ts";
import { startServer } from "#server/testing/running-server.ts";
import { shareDatabase } from "./site.ts";

/** Starts one PostgreSQL for all workers, with a database that the product has migrated and filled. */
export default async function setup() {
  const { target, template, stop } = await startWithTemplate(async (own) => {
    const server = await startServer({ DATABASE_URL: urlOf(own) });
    await server.stop();
  });
  shareDatabase({ target, template });
  return stop;
}
