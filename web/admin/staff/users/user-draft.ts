import type { User } from "#shared/contract/staff/users.ts";
import { type Role, roles } from "#shared/rules/staff/roles.ts";

export type UserDraft = {
  name: string;
  email: string;
  password: string;
  password2: string;
  roles: Role[];
};

export function toUserDraft(user: User | undefined): UserDraft {
  const { name = "", email = "", roles: own = [] } = user ?? {};
  return { name, email, password: "", password2: "", roles: own };
}

/** The missing fields; only new users need a password. */
export function missingIn(draft: UserDraft, isNew: boolean) {
  const required = isNew
    ? (["name", "email", "password", "password2"] as const)
    : (["name", "email"] as const);
  const empty: (keyof UserDraft)[] = required.filter(
    (field) => draft[field].trim() === "",
  );
  return draft.roles.length === 0 ? [...empty, "roles" as const] : empty;
}

/** Adds or removes a role; returns the roles in display order. */
export function withRole<Some extends Role>(
  own: Some[],
  role: Some,
  has: boolean,
): Some[] {
  const rest = own.filter((each) => each !== role);
  return (has ? [...rest, role] : rest).sort(
    (one, another) => roles.indexOf(one) - roles.indexOf(another),
  );
}

export function isMismatch({ password, password2 }: UserDraft): boolean {
  return password !== password2;
}

/** The account without an empty password, which keeps the current one. */
export function accountOf({ name, email, password, roles }: UserDraft) {
  return { name, email, roles, ...(password !== "" && { password }) };
}
