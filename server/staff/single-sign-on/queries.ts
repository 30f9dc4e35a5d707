import { type Insertable, sql } from "kysely";
import { tokenDaysOfProvider } from "#shared/rules/staff/tokens.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

type Identity = Pick<
  Insertable<Schema["sign_on_identities"]>,
  "issuer" | "subject" | "user"
>;

export async function findIdentity(
  db: Database,
  { issuer, subject }: Omit<Identity, "user">,
): Promise<string | undefined> {
  const identity = await db
    .selectFrom("sign_on_identities")
    .select("user")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return identity?.user;
}

type Vouching = { issuer: URL; roles: unknown; hours: number };

const hoursFromNow = (hours: number) =>
  sql<string>`now() + make_interval(secs => ${hours * 3600})`;

/** The provider has just said who somebody is; where its groups give the roles, what they open ends if it does not again. */
export async function updateVouching(
  db: Database,
  { issuer, roles, hours }: Vouching,
  user: string,
) {
  await db
    .updateTable("sign_on_identities")
    .set({
      good_until: roles ? hoursFromNow(hours) : null,
      tokens_until: roles ? hoursFromNow(tokenDaysOfProvider * 24) : null,
    })
    .where("user", "=", user)
    .where("issuer", "=", issuer.href)
    .execute();
  // What another provider said before decides nothing any more.
  await db
    .updateTable("sign_on_identities")
    .set({ good_until: null, tokens_until: null })
    .where("user", "=", user)
    .where("issuer", "<>", issuer.href)
    .execute();
}

/** The provider has just said that somebody has no business here any more. */
export async function endVouching(db: Database, user: string) {
  const now = sql<string>`now()`;
  await db
    .updateTable("sign_on_identities")
    .set({ good_until: now, tokens_until: now })
    .where("user", "=", user)
    .execute();
}

/**
 * What the settings of this start make of who came in before: nobody waits for a provider that gives no roles any
 * more. Whom it had turned away, or long not seen, stays out.
 */
export async function followSettings(
  db: Database,
  provider: Vouching | undefined,
) {
  const issuer = provider?.roles ? provider.issuer.href : "";
  await db
    .updateTable("sign_on_identities")
    .set({ good_until: null, tokens_until: null })
    .where("issuer", "<>", issuer)
    .where("tokens_until", ">", sql<string>`now()`)
    .execute();
  await db
    .updateTable("sign_on_identities")
    .set({
      good_until: hoursFromNow(provider?.hours ?? 0),
      tokens_until: hoursFromNow(tokenDaysOfProvider * 24),
    })
    .where("issuer", "=", issuer)
    .where("good_until", "is", null)
    .execute();
}

/** Whether it is theirs now: not when they are somebody else at this provider already. */
export async function insertIdentity(
  db: Database,
  identity: Identity,
): Promise<boolean> {
  return db
    .insertInto("sign_on_identities")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user")
    .$call(hasRow);
}
