import { type Role, roles } from "#shared/rules/staff/roles.ts";
import { sessionHours } from "#shared/rules/staff/sessions.ts";
import type { SignOnRules } from "#shared/rules/staff/sign-on.ts";
import type { Config } from "#server/config.ts";
import { missingSettings, StartupProblem } from "#server/startup-problem.ts";

export type SingleSignOn = SignOnRules & {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** What staff call the account they sign in with; undefined: our own words. */
  name: string | undefined;
  /** For how many hours the groups of somebody are believed: then the provider is asked anew. */
  hours: number;
  /** Whether a provider that never says when it asked is believed to have asked when it was told to. */
  trustsPrompt: boolean;
};

/** The provider of identities of `OIDC_…`; undefined where there is none. */
export function readSingleSignOn({
  oidc: env,
  passwordSignIn,
}: Pick<Config, "oidc" | "passwordSignIn">): SingleSignOn | undefined {
  const { OIDC_ISSUER: issuer } = env;
  if (!issuer && !passwordSignIn) throw missingSettings(["OIDC_ISSUER"]);
  if (!issuer) return undefined;
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret)
    throw missingSettings(
      ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"].filter((name) => !env[name]),
    );
  return {
    issuer: issuerOf(issuer),
    clientId,
    clientSecret,
    name: env["OIDC_NAME"] || undefined,
    domains: listed(env["OIDC_DOMAINS"], ",").map((name) => name.toLowerCase()),
    rolesClaim: env["OIDC_ROLES_CLAIM"] || "groups",
    roles: rolesOf(listed(env["OIDC_ROLES"], ";")),
    hours: hoursOf(env["OIDC_SESSION_HOURS"] || "8"),
    trustsPrompt: isOn(env["OIDC_TRUST_PROMPT"] || "off"),
  };
}

function listed(text = "", separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Secrets travel to it: only on this machine may that be in the clear. */
function issuerOf(address: string): URL {
  const isSafe = /^(https:|http:\/\/(localhost|127\.|\[::1\]))/.test(address);
  if (!isSafe || !URL.canParse(address)) throw unusable("OIDC_ISSUER");
  return new URL(address);
}

/** `a group=editor; another group=inviter`: names of groups may hold commas and equals signs. */
function rolesOf(lines: string[]): Map<string, Role[]> | undefined {
  if (lines.length === 0) return undefined;
  const rolesOfGroup = new Map<string, Role[]>();
  for (const line of lines) {
    const [, group = "", name = ""] = /^(.+)=([^=]*)$/.exec(line) ?? [];
    const role = roles.find((each) => each === name.trim());
    if (!role) throw unusable("OIDC_ROLES");
    const known = rolesOfGroup.get(group.trim()) ?? [];
    rolesOfGroup.set(group.trim(), [...known, role]);
  }
  return rolesOfGroup;
}

/** No session lives longer anyway. */
function hoursOf(text: string): number {
  const hours = Number(text);
  if (!(hours >= 1 && hours <= sessionHours))
    throw unusable("OIDC_SESSION_HOURS");
  return hours;
}

function isOn(text: string): boolean {
  if (text !== "on" && text !== "off") throw unusable("OIDC_TRUST_PROMPT");
  return text === "on";
}

function unusable(name: string) {
  return new StartupProblem(
    `These settings have a value that cannot be used: ${name}.`,
  );
}
