import fastify, { type FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { ContentCache } from "#server/content-cache.ts";
import type { Database } from "#server/db/connect.ts";
import type { Limits } from "#server/limits.ts";
import { authenticateWith } from "#server/auth/authenticate.ts";
import { authRoutes } from "#server/auth/routes.ts";
import { mountApiPages } from "#server/api-pages.ts";
import { mountErrors } from "#server/error-replies.ts";
import { mountHealth } from "#server/health.ts";
import { notBuiltYet } from "#server/not-built-yet.ts";
import { mountPages, type Pages } from "#server/pages.ts";
import { callInProcess, mountRoutes } from "#server/route.ts";
import { secure } from "#server/secure.ts";
import { settingsRoutes } from "#server/settings/routes.ts";
import { serverOptions } from "#server/server-options.ts";

export type Services = {
  config: Config;
  db: Database;
  limits: Limits;
  cache: ContentCache;
};

/** The table of contents: everything this process answers, in the order it is asked. */
export async function createApp(
  services: Services,
  pages: Pages,
): Promise<FastifyInstance> {
  const app = fastify(serverOptions(services.config));
  const routes = [...authRoutes(services), ...settingsRoutes(services)];
  routes.push(...notBuiltYet(routes));

  mountErrors(app);
  await secure(app, services);
  await mountApiPages(app, services.config);
  mountHealth(app, services);
  mountRoutes(app, routes, {
    authenticate: authenticateWith(services.db),
    cache: services.cache,
  });
  await mountPages(app, { ...services, pages, call: callInProcess(routes) });
  return app;
}
