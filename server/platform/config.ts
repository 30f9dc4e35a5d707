import { isIP } from "node:net";
import type { CountryCode } from "libphonenumber-js/max";
import phones from "libphonenumber-js/max/metadata";
import { z } from "zod";
import { isPublicHost } from "#shared/rules/site/public-host.ts";
import { type Role, roles } from "#shared/rules/staff/roles.ts";
import { sessionHours } from "#shared/rules/staff/sessions.ts";
import { isDatabaseUrl } from "#server/platform/database-url.ts";
import {
  missingSettings,
  StartupProblem,
} from "#server/platform/startup-problem.ts";

/** Default of AUDIT_MONTHS. */
export const auditMonths = 24;

const blank = z.literal("").transform(() => undefined);
const optional = <T extends z.ZodType>(schema: T) =>
  z.union([blank, schema]).optional();
const list = z
  .string()
  .transform((value) => value.split(",").flatMap((part) => part.trim() || []));

const webAddress = z.url({ protocol: /^https?$/ });

/** Requires https for addresses that receive secrets, except on this machine. */
const isSafeAddress = (url: string) =>
  URL.canParse(url) && /^(https:|http:\/\/(localhost|127\.|\[::1\]))/.test(url);
const elsewhereOrHere = webAddress
  .refine(isSafeAddress)
  .transform((url) => url.replace(/\/+$/, ""));

/** Accepts an IP address, a CIDR range or one of Fastify's names for private ranges. */
function isRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (more.length > 0 || longest < 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest);
}

/** The settings, with their limits and defaults. */
export const environment = z.object({
  NODE_ENV: z.string().default("production"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: optional(webAddress),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: optional(z.string().refine(isDatabaseUrl)),
  DATABASE_DIRECT_URL: optional(z.string().refine(isDatabaseUrl)),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string()),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(8).max(64).default(12),
  PASSWORD_SIGN_IN: z.enum(["on", "off"]).default("on"),
  OIDC_ISSUER: optional(z.string().refine(isSafeAddress)),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string()),
  OIDC_DOMAINS: list.prefault(""),
  OIDC_ROLES_CLAIM: z.string().default(""),
  OIDC_ROLES: z.string().default(""),
  // Sessions end after `sessionHours` anyway.
  OIDC_SESSION_HOURS: optional(z.coerce.number().min(1).max(sessionHours)),
  OIDC_TRUST_PROMPT: optional(z.enum(["on", "off"])),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  TRUST_PROXY: list.refine((ranges) => ranges.every(isRange)).prefault(""),
  DRAIN_SECONDS: optional(z.coerce.number().min(0).max(60)),
  SMS_PROVIDER: optional(z.enum(["outbox", "twilio"])),
  TWILIO_ACCOUNT_SID: optional(z.string().regex(/^AC/)),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  TWILIO_FROM: optional(z.string().regex(/^(\+\d{5,15}|\d{4,8})$/)),
  TWILIO_MESSAGING_SERVICE_SID: optional(z.string().regex(/^MG/)),
  TWILIO_BASE_URL: optional(elsewhereOrHere),
  SMS_COUNTRIES: list
    .refine(
      (names) =>
        names.length > 0 &&
        names.every((name) => Object.hasOwn(phones.countries, name)),
    )
    .transform((names) => names as CountryCode[])
    .prefault("US,PR"),
  HUMAN_CHECK: z.enum(["on", "off"]).default("on"),
  OFFLINE: z.enum(["on", "off"]).default("on"),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.email()),
  CONTACT_US_TO: optional(z.email()),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(elsewhereOrHere),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_DIR: optional(z.string()),
  BACKUP_HOURS: z.coerce.number().min(1).max(744).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_PASSPHRASE: optional(z.string().min(12)),
  AUDIT_MONTHS: z.coerce.number().int().min(1).max(240).default(auditMonths),
  METRICS_TOKEN: optional(z.string().min(16)),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug"])
    .default("warn"),
});

export type Config = ReturnType<typeof readConfig>;

/** Parses the environment. Throws a StartupProblem that names the invalid settings. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const wrong = issues.map(({ path }) => path.join(".")).join(", ");
    throw unusable(wrong);
  }
  const values = parsed.data;
  const { PUBLIC_URL = `http://localhost:${values.PORT}` } = values;
  const publicUrl = new URL(PUBLIC_URL);
  const isPublic = isPublicHost(publicUrl.hostname);
  return {
    development: values.NODE_ENV === "development",
    host: values.HOST,
    port: values.PORT,
    publicUrl: publicUrl.origin,
    publicHost: publicUrl.hostname,
    /** Whether PUBLIC_URL is reachable from other machines: visits count, providers can call back. */
    isPublic,
    overHttps: publicUrl.protocol === "https:",
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    adminEmail: values.ADMIN_EMAIL?.toLowerCase(),
    adminPassword: values.ADMIN_PASSWORD,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    passwordSignIn: values.PASSWORD_SIGN_IN === "on",
    singleSignOn: singleSignOnOf(values),
    // The development server sends hundreds of files per page.
    rateLimitScale:
      values.RATE_LIMIT_SCALE * (values.NODE_ENV === "development" ? 1000 : 1),
    trustedProxies: values.TRUST_PROXY,
    // Draining gives a proxy time to notice the shutdown.
    drainSeconds:
      values.DRAIN_SECONDS ?? (values.TRUST_PROXY.length > 0 ? 5 : 0),
    // Without a provider on a local machine, messages stay in the outbox for tests.
    canText: values.SMS_PROVIDER === "twilio" || !isPublic,
    twilio: values.SMS_PROVIDER === "twilio" ? twilioOf(values) : undefined,
    smsCountries: values.SMS_COUNTRIES,
    humanCheck: values.HUMAN_CHECK === "on",
    worksOffline: values.OFFLINE === "on",
    smtp: smtpOf(values),
    contactUsTo: values.CONTACT_US_TO,
    s3: s3Of(values),
    backup: {
      folder: values.BACKUP_DIR,
      hours: values.BACKUP_HOURS,
      keep: values.BACKUP_KEEP,
      passphrase: values.BACKUP_PASSPHRASE,
    },
    auditMonths: values.AUDIT_MONTHS,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

type Values = z.infer<typeof environment>;

function twilioOf(values: Values) {
  const { accountSid, authToken } = together(values, {
    accountSid: "TWILIO_ACCOUNT_SID",
    authToken: "TWILIO_AUTH_TOKEN",
  });
  const { TWILIO_FROM: from, TWILIO_MESSAGING_SERVICE_SID: service } = values;
  if (from === undefined && service === undefined)
    throw missingSettings(["TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID"]);
  return {
    accountSid,
    authToken,
    sender: service ? { messagingServiceSid: service } : { from: from ?? "" },
    baseUrl: values.TWILIO_BASE_URL,
  };
}

function smtpOf(values: Values) {
  if (values.SMTP_URL === undefined) return undefined;
  return together(values, { url: "SMTP_URL", from: "MAIL_FROM" });
}

function s3Of(values: Values) {
  if (values.S3_BUCKET === undefined) return undefined;
  const names = {
    bucket: "S3_BUCKET",
    accessKeyId: "S3_ACCESS_KEY_ID",
    secretAccessKey: "S3_SECRET_ACCESS_KEY",
  } as const;
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  return { ...together(values, names), endpoint, region };
}

/** Reads settings that are required together. Throws if one is missing. */
function together<Key extends string>(
  values: Values,
  names: Record<Key, keyof Values>,
): Record<Key, string> {
  const absent = Object.values<keyof Values>(names).filter((n) => !values[n]);
  if (absent.length > 0) throw missingSettings(absent);
  return Object.fromEntries(
    Object.entries<keyof Values>(names).map(([key, name]) => [
      key,
      values[name],
    ]),
  ) as Record<Key, string>;
}

function unusable(names: string) {
  return new StartupProblem(`These settings have an invalid value: ${names}.`);
}

export type SingleSignOnConfig = NonNullable<ReturnType<typeof singleSignOnOf>>;

/** Returns the identity provider's settings; undefined if none is configured. */
function singleSignOnOf(values: Values) {
  const { OIDC_ISSUER: issuer, PASSWORD_SIGN_IN } = values;
  if (!issuer && PASSWORD_SIGN_IN === "off")
    throw missingSettings(["OIDC_ISSUER"]);
  if (!issuer) return undefined;
  return {
    issuer: new URL(issuer),
    ...together(values, {
      clientId: "OIDC_CLIENT_ID",
      clientSecret: "OIDC_CLIENT_SECRET",
    }),
    /** The provider's name on the sign-in button; undefined uses a generic text. */
    name: values.OIDC_NAME,
    domains: values.OIDC_DOMAINS.map((name) => name.toLowerCase()),
    rolesClaim: values.OIDC_ROLES_CLAIM || "groups",
    roles: rolesOf(values.OIDC_ROLES),
    /** Hours until the user's groups are read from the provider again. */
    hours: values.OIDC_SESSION_HOURS ?? 8,
    /** Whether to trust `prompt=login` if the provider sends no `auth_time`. */
    trustsPrompt: values.OIDC_TRUST_PROMPT === "on",
  };
}

/** Parses `a group=editor; another group=inviter`. Group names may contain commas and equals signs. */
function rolesOf(text: string): Map<string, Role[]> | undefined {
  const rolesOfGroup = new Map<string, Role[]>();
  for (const line of text.split(";").flatMap((part) => part.trim() || [])) {
    const [, group = "", name = ""] = /^(.+)=([^=]*)$/.exec(line) ?? [];
    const role = roles.find((each) => each === name.trim());
    if (!role) throw unusable("OIDC_ROLES");
    const rolesSoFar = rolesOfGroup.get(group.trim()) ?? [];
    rolesOfGroup.set(group.trim(), [...rolesSoFar, role]);
  }
  return rolesOfGroup.size > 0 ? rolesOfGroup : undefined;
}
