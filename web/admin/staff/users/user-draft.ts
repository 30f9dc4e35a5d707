import type { User } from "#shared/contract/staff/users.ts";
import { type Role, roles } from "#shared/rules/staff/roles.ts";

export type UserDraft = {
  name: string;
  email: string;
  password: string;
  password2: string;
  roles: Role[];
};

export function draftOf(user: User | undefined): UserDraft {
  const { name = "", email = "", roles: own = [] } = user ?? {};
  return { name, email, password: "", password2: "", roles: own };
}

/** The fields that have to be filled in; a password only where there is none yet. */
export function missingIn(draft: UserDraft, isNew: boolean) {
  const needed = isNew
    ? (["name", "email", "password", "password2"] as const)
    : (["name", "email"] as const);
  const empty: (keyof UserDraft)[] = needed.filter(
    (field) => draft[field].trim() === "",
  );
  return draft.roles.length === 0 ? [...empty, "roles" as const] : empty;
}

/** The same roles with one more or one less, in the order in which they are shown. */
export function withRole<Some extends Role>(
  own: Some[],
  role: Some,
  has: boolean,
): Some[] {
  const others = own.filter((each) => each !== role);
  return (has ? [...others, role] : others).sort(
    (one, other) => roles.indexOf(one) - roles.indexOf(other),
  );
}

export function isMismatch({ password, password2 }: UserDraft): boolean {
  return password !== password2;
}

/** Without an empty password, so that the old one stays. */
export function accountOf({ name, email, password, roles }: UserDraft) {
  return { name, email, roles, ...(password !== "" && { password }) };
}
