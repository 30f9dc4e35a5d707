import { type CountryCode, isSupportedCountry } from "libphonenumber-js/max";
import { z } from "zod";
import { StartupProblem } from "#server/startup-problem.ts";

const blank = z.literal("").transform(() => undefined);
const optional = <T extends z.ZodType>(schema: T) =>
  z.union([blank, schema]).optional();
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const environment = z.object({
  NODE_ENV: z.string().default("production"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string()),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(8).max(64).default(12),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  TRUST_PROXY: list.prefault(""),
  SMS_PROVIDER: z.enum(["outbox"]).default("outbox"),
  SMS_COUNTRIES: list
    .refine(
      (names) =>
        names.length > 0 && names.every((name) => isSupportedCountry(name)),
    )
    .transform((names) => names as CountryCode[])
    .prefault("US,PR"),
  HUMAN_CHECK: z.enum(["on", "off"]).default("on"),
  CONTACT_US_TO: optional(z.email()),
  METRICS_TOKEN: optional(z.string().min(16)),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug"])
    .default("warn"),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once; a wrong value ends the start with a sentence that names it. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues
      .map((issue) => issue.path.join("."))
      .join(", ");
    throw new StartupProblem(
      `These settings have a value that cannot be used: ${wrong}.`,
    );
  }
  const values = parsed.data;
  const publicUrl = new URL(
    values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
  );
  return {
    development: values.NODE_ENV === "development",
    host: values.HOST,
    port: values.PORT,
    publicUrl: publicUrl.origin,
    /** Nobody visits for real what only this machine can reach. */
    inProduction: !/^(localhost|127\.[\d.]+|\[::1\])$/.test(publicUrl.hostname),
    overHttps: publicUrl.protocol === "https:",
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    adminEmail: values.ADMIN_EMAIL?.toLowerCase(),
    adminPassword: values.ADMIN_PASSWORD,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    // The development server answers hundreds of single files for one page.
    rateLimitScale:
      values.RATE_LIMIT_SCALE * (values.NODE_ENV === "development" ? 1000 : 1),
    trustedProxies: values.TRUST_PROXY,
    smsProvider: values.SMS_PROVIDER,
    smsCountries: values.SMS_COUNTRIES,
    humanCheck: values.HUMAN_CHECK === "on",
    contactUsTo: values.CONTACT_US_TO,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}
