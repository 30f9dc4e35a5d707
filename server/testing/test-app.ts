import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { onTestFinished } from "vitest";
import type { Role } from "#shared/rules/staff/roles.ts";
import { hashPassword } from "#server/staff/auth/passwords.ts";
import { insertUser } from "#server/staff/auth/queries.ts";
import { openSession } from "#server/staff/auth/sign-in.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { createContentCache } from "#server/content/live/content-cache.ts";
import { newId } from "#server/platform/ids.ts";
import { createLimits } from "#server/platform/limits/limits.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import { createTestDatabase } from "./database/postgres.ts";

const plainPages: Pages = {
  render: async (request, { language }) =>
    new Response(
      `<html lang="${language}"><script>1</script>${new URL(request.url).pathname}</html>`,
    ),
};

/**
 * Around noon in New York on the latest day that is not a Sunday. Texting is allowed then in all US zones except
 * Hawaii.
 */
function dayTime(): Date {
  const day = new Date(Date.now() - 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() - 1);
  day.setUTCHours(17, 0, 0, 0);
  return day;
}

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The real app with its own real database. Called without a socket. Closed when the test ends. */
export async function createTestApp(...given: Parameters<typeof openTestApp>) {
  const { close, ...test } = await openTestApp(...given);
  onTestFinished(close);
  return test;
}

/** The same for several tests, which close it. */
export async function openTestApp(
  env: NodeJS.ProcessEnv = {},
  pages = plainPages,
  shared?: TestDatabase,
  inProgress?: () => number,
  clock = dayTime,
) {
  const database = shared ?? (await createTestDatabase());
  const config = readConfig({ LOG_LEVEL: "silent", ...env });
  const limits = createLimits(database.db, config.rateLimitScale);
  const cache = createContentCache(database.db);
  const app = await createApp(
    {
      config,
      db: database.db,
      pool: database.pool,
      target: database.target,
      limits,
      cache,
      clock,
      ...(inProgress && { inProgress }),
    },
    pages,
  );
  const close = async () => {
    await app.close();
    if (!shared) await database.drop();
  };

  return {
    close,
    app,
    ask: askBy(app),
    config,
    database,
    db: database.db,
    pool: database.pool,
    cache,
    limits,
  };
}

/** Calls `METHOD /path` with an optional body and token. */
function askBy(app: FastifyInstance) {
  return (
    line: string,
    { body, token, headers }: Given = {},
  ): Promise<LightMyRequestResponse> => {
    const [method, url] = line.split(" ") as ["GET", string];
    return app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  };
}

type Given = { body?: unknown; token?: string; headers?: object };

export const staffPassword = "seven quiet green boats";
/** The network and device of sessions in tests. */
export const nowhere = { ip: "127.0.0.1", device: "" };

// Hashing is expensive on purpose, so each worker does it once.
let hashed: Promise<string> | undefined;

/** A user with these roles, and the token of an open session. */
export async function createStaff(
  { db }: Pick<TestApp, "db">,
  roles: Role[],
  email = `${newId()}@clinic.example`,
) {
  const user = {
    _id: newId(),
    name: "Staff",
    email: email.toLowerCase(),
    roles,
  };
  hashed ??= hashPassword(staffPassword);
  await insertUser(db, { ...user, password: await hashed });
  return { ...user, token: await openSession(db, user._id, nowhere) };
}

export function createAdmin(app: Pick<TestApp, "db">, email?: string) {
  return createStaff(app, ["admin"], email);
}
