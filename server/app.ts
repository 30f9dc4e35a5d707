import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { dashboardRoutes } from "#server/dashboard/routes.ts";
import { createGateways } from "#server/gateways/gateways.ts";
import { authenticateWith } from "#server/auth/authenticate.ts";
import { withProof } from "#server/auth/recent-sign-in.ts";
import { staffLinkRoutes } from "#server/staff-links/routes.ts";
import { accountRoutes } from "#server/account/routes.ts";
import { authRoutes } from "#server/auth/routes.ts";
import { mountApiPages } from "#server/http/api-pages.ts";
import { claimWith } from "#server/campaigns/sending/claim.ts";
import { mountCampaigns } from "#server/campaigns/sending/send-due.ts";
import { campaignRoutes } from "#server/campaigns/routes.ts";
import { concernRoutes } from "#server/concerns/routes.ts";
import { contactUsRoutes } from "#server/contact-us/routes.ts";
import { mountContentRoutes } from "#server/content/routes.ts";
import { contactRoutes } from "#server/contacts/routes.ts";
import { importRoutes } from "#server/imports/routes.ts";
import { exportRoutes } from "#server/exports/routes.ts";
import { mountDraining, mountHealth } from "./health/health.ts";
import { mountErrors, unreadable } from "./http/error-replies.ts";
import { createCountOnce, eventRoutes } from "#server/events/routes.ts";
import { feedbackRoutes } from "#server/feedbacks/routes.ts";
import { idempotentWith } from "#server/idempotency/idempotency.ts";
import { insightRoutes } from "#server/insights/routes.ts";
import { countRequests } from "#server/limits/count-requests.ts";
import { shedLoad } from "#server/load-shedding/load-shedding.ts";
import { readJsonBodies } from "./http/bodies.ts";
import {
  type Backups,
  createBackups,
  mountBackups,
} from "#server/backup/schedule.ts";
import { mountJobs } from "#server/jobs/jobs.ts";
import { countUnderWay } from "#server/messages/queries.ts";
import { messageRoutes } from "#server/messages/routes.ts";
import { myQuestionRoutes } from "./my-questions/my-questions.ts";
import { passkeyRoutes } from "#server/passkeys/routes.ts";
import type { Pages } from "#server/pages/make-page.ts";
import { mountOffline } from "#server/offline/mount-offline.ts";
import { mountPages } from "#server/pages/pages.ts";
import { questionRoutes } from "#server/questions/routes.ts";
import { recordRoutes } from "#server/record/routes.ts";
import { resultRoutes } from "#server/results/routes.ts";
import { resultListRoutes } from "#server/result-list/routes.ts";
import { callInProcess } from "#server/pages/in-process.ts";
import { mountRoutes, type Route } from "#server/http/route.ts";
import { secure } from "#server/http/secure.ts";
import type { Services } from "#server/services.ts";
import { settingsRoutes } from "#server/settings/routes.ts";
import {
  mountSingleSignOn,
  singleSignOnRoutes,
} from "./single-sign-on/mount.ts";
import { shareRoutes } from "#server/share/routes.ts";
import { smsRoutes } from "#server/sms/routes.ts";
import { mountSmsWebhook } from "#server/sms/webhook.ts";
import { serverOptions } from "#server/http/server-options.ts";
import { tokenRoutes } from "#server/tokens/routes.ts";
import { userRoutes } from "#server/users/routes.ts";
import { uploadRoutes, showImages } from "./uploads/routes.ts";

/** The gateways follow from the settings and requests in work are counted, unless they are given. */
type Given = Omit<Services, "gateways" | "delivery"> &
  Partial<Services> & { inWork?: () => number };

/** Its library is large, and read only where there is something to deliver by. */
async function startDelivery(
  services: Omit<Services, "delivery">,
  { log }: FastifyInstance,
) {
  const { createDelivery } = await import("#server/messages/delivery.ts");
  const claim = claimWith(services.config);
  return createDelivery({ ...services, claim }, log);
}

/** The table of contents: everything this process answers, in the order it is asked. */
export async function createApp(
  given: Given,
  pages: Pages,
): Promise<FastifyInstance> {
  const options = { ...serverOptions(given.config), ...unreadable(given) };
  const app = fastify(options);
  const gateways =
    given.gateways ?? (await createGateways(given.config, app.log));
  const delivery =
    gateways.sms || gateways.mail
      ? await startDelivery({ ...given, gateways }, app)
      : undefined;
  const services: Services = { delivery, ...given, gateways };
  const backups = createBackups(services.config.backup);
  const routes = withProof(services.db, routesOf(services, backups, app.log));

  mountErrors(app);
  await app.register(fastifyCookie);
  mountDraining(app);
  readJsonBodies(app);
  await countRequests(app, services.config.rateLimitScale);
  secure(app, services);
  const shedding = await shedLoad(app, {
    ...services,
    routes,
    inWork: given.inWork,
  });
  await mountApiPages(app, services.config);
  mountHealth(app, {
    ...services,
    shedding,
    countUnderWay: () => countUnderWay(services.db),
    findBackup: () => backups.find(),
  });
  mountJobs(app, services);
  mountCampaigns(app, services);
  mountBackups(app, services, backups);
  const means = { ...services, idempotent: idempotentWith(services.db) };
  const authenticate = authenticateWith(services);
  mountRoutes(app, routes, { authenticate, ...means });
  mountContentRoutes(app, services.cache);
  showImages(app, services);
  mountSmsWebhook(app, services);
  mountSingleSignOn(app, services);
  const callFor = callInProcess(routes, means);
  const countOnce = createCountOnce(services);
  await mountSite(app, { ...services, pages, callFor, countOnce });
  return app;
}

function routesOf(
  services: Services,
  backups: Backups,
  log: FastifyBaseLogger,
): Route[] {
  return [
    ...authRoutes(services),
    ...singleSignOnRoutes(services),
    ...userRoutes(services),
    ...staffLinkRoutes(services, log),
    ...accountRoutes(services, log),
    ...passkeyRoutes(services),
    ...settingsRoutes(services),
    ...concernRoutes(services),
    ...questionRoutes(services),
    ...contactRoutes(services),
    ...importRoutes(services),
    ...campaignRoutes(services),
    ...resultRoutes(services),
    ...myQuestionRoutes(services),
    ...feedbackRoutes(services),
    ...contactUsRoutes(services),
    ...smsRoutes(services),
    ...shareRoutes(services),
    ...messageRoutes(services),
    ...eventRoutes(services),
    ...dashboardRoutes(services, () => backups.find()),
    ...exportRoutes(services),
    ...insightRoutes(services),
    ...resultListRoutes(services),
    ...uploadRoutes(services),
    ...recordRoutes(services),
    ...tokenRoutes(services),
  ];
}

/** The pages, and what lets them open without a connection. */
async function mountSite(
  app: FastifyInstance,
  mount: Parameters<typeof mountPages>[1],
) {
  mountOffline(app, mount);
  await mountPages(app, mount);
}
