import { limitKey } from "#server/platform/limits/limits.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

/** Sets the number of failed sign-ins of an account above its limit. */
export async function exceedSignInLimit(server: RunningServer, email: string) {
  // The secret that hashes the keys of the limits is created by the first attempt.
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
