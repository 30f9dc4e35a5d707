import { setupLinkHours } from "#shared/rules/staff/links.ts";
import { prepareFirstAdmin } from "#server/staff/auth/set-up.ts";
import type { Config } from "#server/platform/config.ts";
import { createContentCache } from "#server/content/live/content-cache.ts";
import { drain } from "./platform/health/draining.ts";
import type { Embedded } from "#server/platform/db/embedded/embedded.ts";
import { listen } from "#server/platform/db/listen.ts";
import { openDatabase } from "#server/platform/db/open.ts";
import { recordOutsideChanges } from "#server/content/publications/record-publication.ts";
import { seedContent } from "#server/content/seed/seed.ts";
import { followSettings } from "#server/staff/single-sign-on/queries.ts";
import { createLimits } from "#server/platform/limits/limits.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { loadBuiltPages } from "#server/site/pages/built-pages.ts";

type Start = {
  root: string;
  config: Config;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** The embedded database, if it is already starting. */
  own?: Promise<Embedded> | undefined;
};

/** Starts everything up to a listening server. If a step fails, stops what was already started. */
export async function startServing({
  root,
  config,
  env,
  say,
  own,
  ...overrides
}: Start) {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of started.reverse().splice(0)) await end();
  };
  preload(root, config);
  try {
    const database = await openDatabase({ root, config, env, say, own });
    started.push(database.close);
    if (await seedContent(database.db))
      say("Wrote the default content into the new database.");
    await recordOutsideChanges(database.db);
    await followSettings(database.db, config.singleSignOn);
    const setupLink = await prepareFirstAdmin(database.db, config);

    const development = config.development
      ? await (await import("#server/site/pages/dev-pages.ts")).startDevPages()
      : undefined;
    if (development) started.push(development.close);
    const pages = development?.pages ?? (await loadBuiltPages(root));
    const cache = createContentCache(database.db);
    const limits = createLimits(database.db, config.rateLimitScale);
    const { createApp } = await import("#server/app.ts");
    const app = await createApp(
      {
        ...overrides,
        config,
        db: database.db,
        pool: database.pool,
        target: database.target,
        limits,
        cache,
      },
      pages,
    );
    development?.attach(app);
    const listener = listen(
      database.target,
      "content_changed",
      {
        onNotify: () => cache.drop(),
        onListening: (isListening) => cache.trust(isListening),
      },
      app.log,
    );
    started.push(listener.stop, () => app.close());
    await app
      .listen({ host: config.host, port: config.port })
      .catch(explainPort(config));
    greet(say, config, setupLink);
    return { stop, drain: (seconds: number) => drain(app, seconds) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loads modules while the database is starting. If that fails, the later import reports the error. */
function preload(root: string, { development }: Config) {
  const ignore = () => {};
  import("#server/app.ts").catch(ignore);
  if (!development) loadBuiltPages(root).catch(ignore);
}

function explainPort({ host, port }: Config) {
  return (error: NodeJS.ErrnoException): never => {
    const reasons: Record<string, string> = {
      EADDRINUSE: "is already taken by another program",
      EACCES: "is not allowed for this user",
      EADDRNOTAVAIL: "is not an address of this machine",
    };
    const reason = reasons[error.code ?? ""];
    if (!reason) throw error;
    throw new StartupProblem(
      `${host}:${port} ${reason}. Set HOST or PORT to another one.`,
    );
  };
}

function greet(
  say: Start["say"],
  config: Config,
  setupLink: string | undefined,
) {
  say(`\nReady: ${config.publicUrl}`);
  if (setupLink === undefined) return;
  say(
    `\nCreate the first admin (this link works once, for ${setupLinkHours * 60} minutes):\n${setupLink}\n`,
  );
}
