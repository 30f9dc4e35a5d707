import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { dashboardRoutes } from "#server/reports/dashboard/routes.ts";
import { createGateways } from "#server/platform/gateways/gateways.ts";
import { authenticateWith } from "#server/staff/auth/authenticate.ts";
import { withRecentSignIn } from "#server/staff/auth/recent-sign-in.ts";
import { staffLinkRoutes } from "#server/staff/links/routes.ts";
import { accountRoutes } from "#server/staff/account/routes.ts";
import { authRoutes } from "#server/staff/auth/routes.ts";
import { mountApiPages } from "#server/platform/http/api-pages.ts";
import { claimWith } from "#server/outreach/campaigns/sending/claim.ts";
import { mountCampaigns } from "#server/outreach/campaigns/sending/send-due.ts";
import { campaignRoutes } from "#server/outreach/campaigns/routes.ts";
import { concernRoutes } from "#server/content/concerns/routes.ts";
import { contactUsRoutes } from "#server/quiz/contact-us/routes.ts";
import { mountContentRoutes } from "#server/content/live/routes.ts";
import { contactRoutes } from "#server/outreach/contacts/routes.ts";
import { importRoutes } from "#server/outreach/imports/routes.ts";
import { exportRoutes } from "#server/reports/exports/routes.ts";
import { mountDraining } from "./platform/health/draining.ts";
import { mountHealth } from "./platform/health/routes.ts";
import { mountErrors, unreadable } from "./platform/http/error-replies.ts";
import { eventRoutes } from "#server/quiz/events/routes.ts";
import { feedbackRoutes } from "#server/quiz/feedbacks/routes.ts";
import { idempotentWith } from "#server/platform/idempotency/idempotency.ts";
import { insightRoutes } from "#server/reports/insights/routes.ts";
import { countRequests } from "#server/platform/limits/count-requests.ts";
import { refuseUnderOverload } from "#server/platform/overload/overload.ts";
import { readJsonBodies } from "./platform/http/bodies.ts";
import {
  type Backups,
  createBackups,
  mountBackups,
} from "#server/ops/backup/schedule.ts";
import { mountPeriodicWork } from "#server/ops/periodic-work/periodic-work.ts";
import { countUnderWay } from "#server/outreach/messages/queries.ts";
import { messageRoutes } from "#server/outreach/messages/routes.ts";
import { visitQuestionRoutes } from "./quiz/visit-questions/visit-questions.ts";
import { passkeyRoutes } from "#server/staff/passkeys/routes.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import { mountKiosk } from "#server/site/kiosk/kiosk.ts";
import { mountOffline } from "#server/site/offline/mount-offline.ts";
import { mountPreviews } from "#server/site/preview-pages/mount-previews.ts";
import { handlePreviews } from "#server/site/preview-pages/preview-requests.ts";
import { mountPages } from "#server/site/pages/pages.ts";
import { draftRoutes } from "#server/content/drafts/routes.ts";
import { previewRoutes } from "#server/content/previews/routes.ts";
import { publicationRoutes } from "#server/content/history/routes.ts";
import { questionRoutes } from "#server/content/questions/routes.ts";
import { activityLogRoutes } from "#server/reports/activity-log/routes.ts";
import { resultRoutes } from "#server/quiz/results/routes.ts";
import { openDataRoutes } from "#server/reports/open-data/routes.ts";
import { redcapRoutes } from "#server/reports/redcap/routes.ts";
import { studyFlowRoutes } from "#server/reports/study-flow/routes.ts";
import { resultListRoutes } from "#server/reports/result-list/routes.ts";
import { callInProcess } from "#server/site/pages/in-process-calls.ts";
import { mountRoutes, type Route } from "#server/platform/http/route.ts";
import { addSecurityHeaders } from "#server/platform/http/security-headers.ts";
import type { Services } from "#server/services.ts";
import { settingsRoutes } from "#server/content/settings/routes.ts";
import {
  mountSingleSignOn,
  singleSignOnRoutes,
} from "./staff/single-sign-on/routes.ts";
import { shareRoutes } from "#server/quiz/share/routes.ts";
import { smsRoutes } from "#server/outreach/sms/routes.ts";
import { mountSmsWebhook } from "#server/outreach/sms/webhook.ts";
import { serverOptions } from "#server/platform/http/server-options.ts";
import { tokenRoutes } from "#server/staff/tokens/routes.ts";
import { userRoutes } from "#server/staff/users/routes.ts";
import { uploadRoutes, showImages } from "./content/uploads/routes.ts";

/** Tests may pass their own gateways and their own count of requests in progress. */
type AppServices = Omit<Services, "gateways" | "delivery"> &
  Partial<Services> & { inProgress?: () => number };

/** The import is lazy, because the queue library is large and only needed with a provider. */
async function startDelivery(
  services: Omit<Services, "delivery">,
  { log }: FastifyInstance,
) {
  const { createDelivery } =
    await import("#server/outreach/messages/delivery.ts");
  const claim = claimWith(services.config);
  return createDelivery({ ...services, claim }, log);
}

/** Builds the whole server. Plugins and hooks are in the order in which requests pass through them. */
export async function createApp(
  appServices: AppServices,
  pages: Pages,
): Promise<FastifyInstance> {
  const options = {
    ...serverOptions(appServices.config),
    ...unreadable(appServices),
  };
  const app = fastify(options);
  const gateways =
    appServices.gateways ?? (await createGateways(appServices.config, app.log));
  const delivery =
    gateways.sms || gateways.mail
      ? await startDelivery({ ...appServices, gateways }, app)
      : undefined;
  const services: Services = { delivery, ...appServices, gateways };
  const backups = createBackups(services.config.backup);
  const routes = withRecentSignIn(
    services.db,
    routesOf(services, backups, app.log),
  );

  mountErrors(app);
  await app.register(fastifyCookie);
  mountDraining(app);
  readJsonBodies(app);
  await countRequests(app, services.config.rateLimitScale);
  addSecurityHeaders(app, services);
  handlePreviews(app, services);
  mountKiosk(app, services);
  const overload = await refuseUnderOverload(app, {
    ...services,
    routes,
    inProgress: appServices.inProgress,
  });
  await mountApiPages(app, services.config);
  mountHealth(app, {
    ...services,
    overload,
    countUnderWay: () => countUnderWay(services.db),
    findBackup: () => backups.find(),
  });
  mountPeriodicWork(app, services);
  mountCampaigns(app, services);
  mountBackups(app, services, backups);
  const dependencies = { ...services, idempotent: idempotentWith(services.db) };
  const authenticate = authenticateWith(services);
  mountRoutes(app, routes, { authenticate, ...dependencies });
  mountContentRoutes(app, services.cache);
  showImages(app, services);
  mountSmsWebhook(app, services);
  mountSingleSignOn(app, services);
  const callFor = callInProcess(routes, dependencies);
  await mountSite(app, { ...services, pages, callFor });
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
    ...draftRoutes(services),
    ...publicationRoutes(services),
    ...previewRoutes(services),
    ...contactRoutes(services),
    ...importRoutes(services),
    ...campaignRoutes(services),
    ...resultRoutes(services),
    ...visitQuestionRoutes(services),
    ...feedbackRoutes(services),
    ...contactUsRoutes(services),
    ...smsRoutes(services),
    ...shareRoutes(services),
    ...messageRoutes(services),
    ...eventRoutes(services),
    ...dashboardRoutes(services, () => backups.find()),
    ...exportRoutes(services),
    ...redcapRoutes(services),
    ...openDataRoutes(services),
    ...insightRoutes(services),
    ...studyFlowRoutes(services),
    ...resultListRoutes(services),
    ...uploadRoutes(services),
    ...activityLogRoutes(services),
    ...tokenRoutes(services),
  ];
}

async function mountSite(
  app: FastifyInstance,
  mount: Parameters<typeof mountPages>[1],
) {
  mountOffline(app, mount);
  mountPreviews(app, mount);
  await mountPages(app, mount);
}
