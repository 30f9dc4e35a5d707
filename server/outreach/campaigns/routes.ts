import * as contract from "#shared/contract/outreach/campaigns.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { createChange } from "#server/content/editing/change.ts";
import { notFound, refusal } from "#server/platform/errors.ts";
import { isPreview } from "#server/platform/http/preview-context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { lookupBySecret } from "#server/platform/limits/limits.ts";
import { findInvitedContact } from "#server/outreach/contacts/queries.ts";
import { createQueue } from "#server/platform/limits/queue.ts";
import { markOpened } from "./outcome/queries.ts";
import { readOutcome } from "./outcome/read.ts";
import * as queries from "./queries.ts";
import { findMemberPage } from "./member-queries.ts";
import { forecastUnsaved, readCampaign } from "./forecast.ts";
import * as save from "./save.ts";

// The forecast of a long list takes a second of processor time, so only two run at a time and few wait.
const enter = createQueue(2, 8);

export function campaignRoutes(services: Services): Route[] {
  return [...readingRoutes(services), ...changingRoutes(services)];
}

function readingRoutes({ db, config, limits }: Services): Route[] {
  const { publicUrl } = config;
  return [
    route(contract.listCampaigns, () => queries.findCampaigns(db)),

    route(contract.readCampaign, ({ params }) =>
      enter(() => readCampaign({ db, publicUrl }, params.id)),
    ),

    route(contract.listCampaignContacts, async ({ params, query }) => {
      if (!(await queries.findTrial(db, params.id))) throw notFound();
      return findMemberPage(db, params.id, query.page);
    }),

    route(contract.readOutcome, async ({ params }) => {
      const campaign = await queries.findTrial(db, params.id);
      if (!campaign) throw notFound();
      return readOutcome(db, campaign);
    }),

    route(contract.markContactOpened, async ({ params: { id }, caller }) => {
      if (isPreview()) throw notFound();
      const contact = await lookupBySecret(limits, caller.ip, () =>
        findInvitedContact(db, id),
      );
      if (!contact) throw notFound();
      // Use the id of the contact, not the one in the link, which may belong to a merged contact.
      if (!caller.doNotTrack) await markOpened(db, contact._id);
      return undefined;
    }),

    route(
      contract.forecastCampaign,
      ({ body }) => enter(() => forecastUnsaved(db, config, body)),
      { isBulk: true },
    ),
  ];
}

function changingRoutes(services: Services): Route[] {
  const { db } = services;
  const change = createChange(services);
  return [
    route(
      contract.createCampaign,
      ({ body, caller, once }) =>
        change({ caller, once }, { event: "campaign_added" }, (trx) =>
          save.createCampaign(trx, body, caller.user._id),
        ),
      { isBulk: true },
    ),

    route(
      contract.saveCampaign,
      ({ params: { id }, body, caller }) =>
        change({ caller }, { event: "campaign_saved", subject: id }, (trx) =>
          save.saveCampaign(trx, id, body),
        ),
      { isBulk: true },
    ),

    route(contract.saveCampaignTexts, ({ params: { id }, body, caller }) =>
      change({ caller }, { event: "campaign_saved", subject: id }, (trx) =>
        save.saveTexts(trx, id, body),
      ),
    ),

    route(contract.setCampaignState, async ({ params, body, caller }) => {
      const { id } = params;
      const isChanged = await db.transaction().execute(async (trx) => {
        // Save the contacts that were found, so that staff can review them before they start again.
        if (
          body.state === "running" &&
          (await save.findSavedCampaign(trx, id, body.version))
        )
          return true;
        const step = await save.changeState(trx, id, body.state);
        const by = { user: caller.user._id, ip: caller.ip };
        await audit(trx, `campaign_${step}`, { ...by, subject: id });
        return false;
      });
      if (isChanged) throw refusal(409, "list_changed");
      return undefined;
    }),

    route(contract.deleteCampaign, ({ params: { id }, caller }) =>
      change({ caller }, { event: "campaign_deleted", subject: id }, (trx) =>
        save.deleteCampaign(trx, id),
      ),
    ),
  ];
}
