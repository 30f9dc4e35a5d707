import { limitKey } from "#server/platform/limits/limits.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

/** As if the password of an account had been guessed at from many networks today. */
export async function guessTooOften(server: RunningServer, email: string) {
  // The first guess is made: what hides the keys of the limits is there only then.
  await fetch(`${server.url}/api/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "a guess" }),
  });
  return inDatabase(server, async (client) => {
    const { rows } = await client.query<{ value: string }>(
      "SELECT value FROM secrets WHERE name = 'limits'",
    );
    const key = limitKey(
      rows[0]?.value ?? "",
      "sign_in_failures_of_account",
      email,
    );
    await client.query(
      `INSERT INTO rate_limits VALUES ($1, 2000000000, now() + interval '1 day')
       ON CONFLICT (key) DO UPDATE SET points = excluded.points, until = excluded.until`,
      [key],
    );
  });
}
