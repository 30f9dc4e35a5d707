import { readOutcome as outcomeCall } from "#shared/contract/campaign-outcome.ts";
import * as contract from "#shared/contract/campaigns.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import { changeWith } from "#server/editing/change.ts";
import { notFound } from "#server/errors.ts";
import { type Route, route } from "#server/http/route.ts";
import { createQueue } from "#server/limits/queue.ts";
import { forecastDraft } from "./forecast.ts";
import { readOutcome } from "./outcome/read.ts";
import * as queries from "./queries.ts";
import { readCampaign } from "./read.ts";
import * as save from "./save.ts";

// A forecast of a long list costs a second of processor time: two at a time, and few wait.
const enter = createQueue(2, 8);

export function campaignRoutes(services: Services): Route[] {
  return [...readingRoutes(services), ...changingRoutes(services)];
}

function readingRoutes({ db, config }: Services): Route[] {
  return [
    route(contract.listCampaigns, () => queries.findCampaigns(db)),

    route(contract.readCampaign, ({ params }) =>
      enter(() => readCampaign(db, config, params.id)),
    ),

    route(contract.listCampaignContacts, async ({ params }) => {
      if (!(await queries.findCampaign(db, params.id))) throw notFound();
      return queries.findMembers(db, params.id);
    }),

    route(outcomeCall, async ({ params }) => {
      if (!(await queries.findCampaign(db, params.id))) throw notFound();
      return readOutcome(db, params.id);
    }),

    route(
      contract.forecastCampaign,
      ({ body }) =>
        enter(() => {
          const { publicUrl } = config;
          return forecastDraft(db, body, { publicUrl, now: Date.now() });
        }),
      { isBulk: true },
    ),
  ];
}

function changingRoutes(services: Services): Route[] {
  const { db } = services;
  const change = changeWith(services);
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
          save.saveCampaign(trx, id, body).then(() => undefined),
        ),
      { isBulk: true },
    ),

    route(contract.saveCampaignTexts, ({ params: { id }, body, caller }) =>
      change({ caller }, { event: "campaign_saved", subject: id }, (trx) =>
        save.saveTexts(trx, id, body).then(() => undefined),
      ),
    ),

    route(contract.setCampaignState, ({ params: { id }, body, caller }) =>
      db.transaction().execute(async (trx) => {
        const step = await save.changeState(trx, id, body.state);
        const by = { user: caller.user._id, ip: caller.ip };
        await audit(trx, `campaign_${step}`, { ...by, subject: id });
        return undefined;
      }),
    ),

    route(contract.deleteCampaign, ({ params: { id }, caller }) =>
      change({ caller }, { event: "campaign_deleted", subject: id }, (trx) =>
        save.deleteCampaign(trx, id).then(() => undefined),
      ),
    ),
  ];
}
