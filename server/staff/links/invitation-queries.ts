import { sql } from "kysely";
import { linkHours } from "#shared/rules/staff/links.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";

const until = sql<string>`staff_invitations.created
  + make_interval(hours => ${sql.lit(linkHours.invitation)})`;

/** SQL condition: the invitation has not expired, and the inviter is still an admin. */
const isGood = sql<boolean>`${until} > now() AND EXISTS (SELECT FROM users
  WHERE users._id = staff_invitations.invited_by AND 'admin' = ANY(users.roles))`;

export type Invited = { name: string; email: string; roles: Role[] };
type NewInvitation = Invited & {
  _id: string;
  token_hash: Buffer;
  invited_by: string;
};

const invitations = (db: Database) =>
  db
    .selectFrom("staff_invitations")
    .innerJoin("users", "users._id", "staff_invitations.invited_by")
    .select([
      "staff_invitations.name",
      "staff_invitations.email",
      "staff_invitations.roles",
      "users.name as by",
      until.as("until"),
    ]);

export function findInvitations(db: Database) {
  return invitations(db)
    .select([
      "staff_invitations._id",
      sql<boolean>`NOT (${isGood})`.as("isOver"),
    ])
    .orderBy("staff_invitations.created", "desc")
    .execute();
}

/** Replaces an earlier invitation to the same address. Returns the address and the expiry. */
export function upsertInvitation(db: Database, invitation: NewInvitation) {
  const { _id, ...others } = invitation;
  return db
    .insertInto("staff_invitations")
    .values(invitation)
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ ...others, created: sql<string>`now()` }),
    )
    .returning(["email", until.as("until")])
    .executeTakeFirstOrThrow();
}

export function updateInvitation(
  db: Database,
  _id: string,
  by: Pick<NewInvitation, "token_hash" | "invited_by">,
) {
  return db
    .updateTable("staff_invitations")
    .set({ ...by, created: sql<string>`now()` })
    .where("_id", "=", _id)
    .returning(["email", until.as("until")])
    .executeTakeFirst();
}

export async function deleteInvitation(db: Database, _id: string) {
  return db
    .deleteFrom("staff_invitations")
    .where("_id", "=", _id)
    .returning("_id")
    .$call(hasRow);
}

export function findInvitation(db: Database, token_hash: Buffer) {
  return invitations(db)
    .where("token_hash", "=", token_hash)
    .where(isGood)
    .executeTakeFirst();
}

/** Finds and deletes the invitation, so that its link no longer works. */
export function spendInvitation(db: Database, token_hash: Buffer) {
  return db
    .deleteFrom("staff_invitations")
    .where("token_hash", "=", token_hash)
    .where(isGood)
    .returning(["name", "email", "roles", "invited_by"])
    .executeTakeFirst();
}
