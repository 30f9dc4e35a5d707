import { type Insertable, sql } from "kysely";
import { tokenDaysOfProvider } from "#shared/rules/staff/tokens.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

type Identity = Pick<
  Insertable<Schema["single_sign_on_identities"]>,
  "issuer" | "subject" | "user"
>;

export async function findIdentity(
  db: Database,
  { issuer, subject }: Omit<Identity, "user">,
): Promise<string | undefined> {
  const identity = await db
    .selectFrom("single_sign_on_identities")
    .select("user")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return identity?.user;
}

type Vouching = { issuer: URL; roles: unknown; hours: number };

const hoursFromNow = (hours: number) =>
  sql<string>`now() + make_interval(secs => ${hours * 3600})`;

/** Records that the provider just confirmed the user. If groups assign roles, the confirmation expires. */
export async function updateVouching(
  db: Database,
  { issuer, roles, hours }: Vouching,
  user: string,
) {
  await db
    .updateTable("single_sign_on_identities")
    .set({
      good_until: roles ? hoursFromNow(hours) : null,
      tokens_until: roles ? hoursFromNow(tokenDaysOfProvider * 24) : null,
    })
    .where("user", "=", user)
    .where("issuer", "=", issuer.href)
    .execute();
  // Identities at other providers no longer matter.
  await db
    .updateTable("single_sign_on_identities")
    .set({ good_until: null, tokens_until: null })
    .where("user", "=", user)
    .where("issuer", "<>", issuer.href)
    .execute();
}

/** Records that the provider no longer grants the user access. */
export async function endVouching(db: Database, user: string) {
  const now = sql<string>`now()`;
  await db
    .updateTable("single_sign_on_identities")
    .set({ good_until: now, tokens_until: now })
    .where("user", "=", user)
    .execute();
}

/**
 * Applies changed settings at the start. If the provider no longer assigns roles, users need no confirmation from
 * it. Users whose access had ended stay locked out.
 */
export async function followSettings(
  db: Database,
  provider: Vouching | undefined,
) {
  const issuer = provider?.roles ? provider.issuer.href : "";
  await db
    .updateTable("single_sign_on_identities")
    .set({ good_until: null, tokens_until: null })
    .where("issuer", "<>", issuer)
    .where("tokens_until", ">", sql<string>`now()`)
    .execute();
  await db
    .updateTable("single_sign_on_identities")
    .set({
      good_until: hoursFromNow(provider?.hours ?? 0),
      tokens_until: hoursFromNow(tokenDaysOfProvider * 24),
    })
    .where("issuer", "=", issuer)
    .where("good_until", "is", null)
    .execute();
}

/** Returns false if the user already has another identity at this provider. */
export async function insertIdentity(
  db: Database,
  identity: Identity,
): Promise<boolean> {
  return db
    .insertInto("single_sign_on_identities")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user")
    .$call(hasRow);
}
