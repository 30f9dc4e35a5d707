import type * as contract from "#shared/contract/campaigns.ts";
import type { CampaignDraft } from "#shared/contract/campaign-draft.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import { findContactIds } from "#server/contacts/view-queries.ts";
import type { Database } from "#server/db/connect.ts";
import { editedMeanwhile, notFound, refusal } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import * as members from "./member-queries.ts";
import * as plan from "./member-queries.ts";
import * as queries from "./queries.ts";

export async function createCampaign(
  trx: Database,
  { contacts, filter, ...fields }: CampaignDraft,
  user: string,
): Promise<string> {
  const _id = newId();
  await queries.insertCampaign(trx, { ...fields, _id, user });
  await choose(trx, _id, { contacts, filter });
  return _id;
}

type Saved = ParsedInputOf<typeof contract.saveCampaign>["body"];

/** Only before it starts: whom it is for and when is settled then. */
export async function saveCampaign(
  trx: Database,
  _id: string,
  { contacts, filter, version, ...fields }: Saved,
) {
  await lockIn(trx, _id, ["draft"], version);
  await queries.updateCampaign(trx, _id, fields);
  if (contacts || filter) await choose(trx, _id, { contacts, filter });
  else await members.divideMembers(trx, _id);
}

type Texts = ParsedInputOf<typeof contract.saveCampaignTexts>["body"];

/** Every text that has not left says the new words; how many wordings there are is settled. */
export async function saveTexts(
  trx: Database,
  _id: string,
  { version, ...words }: Texts,
) {
  const states = ["draft", "running", "paused"] as const;
  const found = await lockIn(trx, _id, [...states], version);
  for (const field of ["reminder_en", "reminder_es"] as const)
    if (found.reminders > 0 && words[field] === "")
      throw refusal(400, "required", field);
  if (found.second_en !== "" && words.second_en === "")
    throw refusal(400, "required", "second_en");
  if (found.second_en === "" && words.second_en !== "")
    throw refusal(400, "invalid", "second_en");
  if (found.state !== "draft") refusePlaceholders(words);
  await queries.updateCampaign(trx, _id, words);
}

type Words = Pick<Texts, `${"text" | "second" | "reminder"}_${"en" | "es"}`>;

/** What was never written goes to nobody. */
function refusePlaceholders(words: Words) {
  for (const kind of ["text", "second", "reminder"] as const)
    for (const language of ["en", "es"] as const) {
      const field = `${kind}_${language}` as const;
      if (isPlaceholder(words[field])) throw refusal(400, "placeholder", field);
    }
}

export async function deleteCampaign(trx: Database, _id: string) {
  await lockIn(trx, _id, ["draft"]);
  await queries.deleteCampaign(trx, _id);
}

type Whom = Pick<CampaignDraft, "contacts" | "filter">;

async function choose(
  trx: Database,
  _id: string,
  { contacts = [], filter }: Whom,
) {
  const wanted = filter ? await findContactIds(trx, filter) : contacts;
  const found = await members.replaceMembers(trx, _id, wanted);
  if (found === 0) throw refusal(400, "contacts_gone", "contacts");
  await queries.updateFilter(trx, _id, filter ?? null);
}

/**
 * Finds anew whom a campaign is for that has a filter; answers whether these are others than before,
 * whom nobody has looked at.
 */
export async function findAgain(
  trx: Database,
  _id: string,
  version?: number,
): Promise<boolean> {
  const { state, filter } = await lockIn(trx, _id, [...anyState], version);
  if (state !== "draft" || !filter) return false;
  const wanted = await findContactIds(trx, filter);
  if (wanted.length === 0) throw refusal(400, "contacts_gone", "contacts");
  if (await members.areMembers(trx, _id, wanted)) return false;
  await members.replaceMembers(trx, _id, wanted);
  // Whoever still sees those of before looks again as well.
  await queries.raiseVersion(trx, _id);
  return true;
}

type OwnState = NonNullable<
  Awaited<ReturnType<typeof queries.lockCampaign>>
>["state"];
const anyState = ["draft", "running", "paused", "stopped"] as const;

/** The campaign as it is, if it is in one of these states and nobody has saved it since. */
async function lockIn(
  trx: Database,
  _id: string,
  states: OwnState[],
  version?: number,
) {
  const campaign = await queries.lockCampaign(trx, _id);
  if (!campaign) throw notFound();
  if (!states.includes(campaign.state)) throw refusal(409, "conflict");
  if (version !== undefined && version !== campaign.version)
    throw editedMeanwhile();
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
  const { state, ...found } = await lockIn(trx, _id, [...from[wanted]]);
  if (wanted === "paused") {
    await plan.pauseCampaign(trx, _id);
    return "paused";
  }
  if (wanted === "stopped") {
    await plan.stopCampaign(trx, _id);
    return "stopped";
  }
  refusePlaceholders(found);
  if (state === "paused") {
    await plan.resumeCampaign(trx, _id);
    return "resumed";
  }
  await plan.startCampaign(trx, _id);
  return "started";
}
