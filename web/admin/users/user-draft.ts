import type { User } from "#shared/contract/users.ts";

export type UserDraft = {
  name: string;
  email: string;
  password: string;
  password2: string;
};

export function draftOf(user: User | undefined): UserDraft {
  const { name = "", email = "" } = user ?? {};
  return { name, email, password: "", password2: "" };
}

type Problems = Partial<Record<keyof UserDraft, "required">>;

/** What has to be filled in; a password only where there is none yet. */
export function problemsOf(draft: UserDraft, isNew: boolean): Problems {
  const needed = isNew
    ? (["name", "email", "password", "password2"] as const)
    : (["name", "email"] as const);
  const empty = needed.filter((field) => draft[field].trim() === "");
  return Object.fromEntries(empty.map((field) => [field, "required"]));
}

export function isMismatch({ password, password2 }: UserDraft): boolean {
  return password !== password2;
}

/** What is sent: an empty password is not, so that the old one stays. */
export function accountOf({ name, email, password }: UserDraft) {
  return { name, email, ...(password !== "" && { password }) };
}
