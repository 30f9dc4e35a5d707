import type { CampaignDraft } from "#shared/contract/campaigns.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound, refusal } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import * as plan from "./plan-queries.ts";
import * as queries from "./queries.ts";

/** Writes a campaign down, and whom it is for; answers its id. */
export async function createCampaign(
  trx: Database,
  { contacts, ...fields }: CampaignDraft,
  user: string,
): Promise<string> {
  const _id = newId();
  await queries.insertCampaign(trx, { ...fields, _id, user });
  await choose(trx, _id, { contacts, wavesize: fields.wavesize });
  return _id;
}

/** Only before it starts: whom it is for and when is settled then. */
export async function saveCampaign(
  trx: Database,
  _id: string,
  { contacts, ...fields }: CampaignDraft,
) {
  await lockIn(trx, _id, ["draft"]);
  await queries.updateCampaign(trx, _id, fields);
  await choose(trx, _id, { contacts, wavesize: fields.wavesize });
}

/** Every text that has not left says the new words. */
export async function saveTexts(
  trx: Database,
  _id: string,
  words: queries.Words,
) {
  const states = ["draft", "running", "paused"] as const;
  const { reminders } = await lockIn(trx, _id, [...states]);
  for (const field of ["reminder_en", "reminder_es"] as const)
    if (reminders > 0 && words[field] === "")
      throw refusal(400, "required", field);
  await queries.updateCampaign(trx, _id, words);
}

export async function deleteCampaign(trx: Database, _id: string) {
  await lockIn(trx, _id, ["draft"]);
  await queries.deleteCampaign(trx, _id);
}

async function choose(
  trx: Database,
  _id: string,
  given: Parameters<typeof plan.replaceMembers>[2],
) {
  const found = await plan.replaceMembers(trx, _id, given);
  if (found === 0) throw refusal(400, "contacts_gone", "contacts");
}

type OwnState = NonNullable<
  Awaited<ReturnType<typeof queries.lockCampaign>>
>["state"];

async function lockIn(trx: Database, _id: string, states: OwnState[]) {
  const campaign = await queries.lockCampaign(trx, _id);
  if (!campaign) throw notFound();
  if (!states.includes(campaign.state)) throw refusal(409, "conflict");
  return campaign;
}

export type Step = "started" | "paused" | "resumed" | "stopped";

/** Starts, pauses, resumes or stops a campaign; answers which of these it was. */
export async function changeState(
  trx: Database,
  _id: string,
  wanted: "running" | "paused" | "stopped",
): Promise<Step> {
  const from = {
    running: ["draft", "paused"],
    paused: ["running"],
    stopped: ["running", "paused"],
  } as const;
  const { state } = await lockIn(trx, _id, [...from[wanted]]);
  if (wanted === "paused") {
    await plan.pauseCampaign(trx, _id);
    return "paused";
  }
  if (wanted === "stopped") {
    await plan.stopCampaign(trx, _id);
    return "stopped";
  }
  if (state === "paused") {
    await plan.resumeCampaign(trx, _id);
    return "resumed";
  }
  await plan.startCampaign(trx, _id);
  return "started";
}
