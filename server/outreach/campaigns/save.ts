import type * as contract from "#shared/contract/outreach/campaigns.ts";
import type { CampaignDraft } from "#shared/contract/outreach/campaign-draft.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import { languages } from "#shared/rules/language.ts";
import { isPermutation } from "#shared/rules/quiz/ordering.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import { findContactIds } from "#server/outreach/contacts/view-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { editConflict, notFound, refusal } from "#server/platform/errors.ts";
import { newId } from "#server/platform/ids.ts";
import * as members from "./member-queries.ts";
import * as queries from "./queries.ts";
import type { CampaignTexts } from "./sending/render.ts";

export async function createCampaign(
  trx: Database,
  { contacts, filter, ...fields }: CampaignDraft,
  user: string,
): Promise<string> {
  refusePlaceholders(fields);
  const _id = newId();
  await queries.insertCampaign(trx, {
    ...fields,
    _id,
    user,
    filter: filter ?? null,
  });
  await choose(trx, _id, { contacts, filter });
  return _id;
}

type Saved = ParsedInputOf<typeof contract.saveCampaign>["body"];

/** Saves a campaign that has not started. Afterwards audience and schedule are fixed. */
export async function saveCampaign(
  trx: Database,
  _id: string,
  { contacts, filter, version, ...fields }: Saved,
) {
  await lock(trx, _id, { in: ["draft"], version });
  refusePlaceholders(fields);
  const isChosen = contacts || filter;
  await queries.updateCampaign(trx, _id, {
    ...fields,
    ...(isChosen && { filter: filter ?? null }),
  });
  if (isChosen) await choose(trx, _id, { contacts, filter });
  else await members.divideMembers(trx, _id);
}

type SavedTexts = ParsedInputOf<typeof contract.saveCampaignTexts>["body"];

/** Changes the texts that are not sent yet. The number of wordings cannot change. */
export async function saveTexts(
  trx: Database,
  _id: string,
  { version, ...words }: SavedTexts,
) {
  const found = await lock(trx, _id, {
    in: ["draft", "running", "paused"],
    version,
  });
  for (const field of ["reminder_en", "reminder_es"] as const)
    if (found.reminders > 0 && words[field] === "")
      throw refusal(400, "required", field);
  if (found.second_en !== "" && words.second_en === "")
    throw refusal(400, "required", "second_en");
  if (found.second_en === "" && words.second_en !== "")
    throw refusal(400, "invalid", "second_en");
  refusePlaceholders(words);
  await queries.updateCampaign(trx, _id, words);
}

/** Refuses texts that still contain a placeholder. */
function refusePlaceholders(words: CampaignTexts) {
  for (const kind of ["text", "second", "reminder"] as const)
    for (const language of languages) {
      const field = `${kind}_${language}` as const;
      if (isPlaceholder(words[field])) throw refusal(400, "placeholder", field);
    }
}

export async function deleteCampaign(trx: Database, _id: string) {
  await lock(trx, _id, { in: ["draft"] });
  await queries.deleteCampaignRow(trx, _id);
}

type Whom = Pick<CampaignDraft, "contacts" | "filter">;

async function choose(
  trx: Database,
  _id: string,
  { contacts = [], filter }: Whom,
) {
  const ids = filter ? await findContactIds(trx, filter) : contacts;
  const found = await members.replaceMembers(trx, _id, ids);
  if (found === 0) throw refusal(400, "contacts_gone", "contacts");
}

/** Runs the filter of a campaign again. Returns true if the contacts have changed and staff have not reviewed them. */
export async function findSavedCampaign(
  trx: Database,
  _id: string,
  version?: number,
): Promise<boolean> {
  const { state, filter } = await lock(trx, _id, { version });
  if (state !== "draft" || !filter) return false;
  const contacts = await findContactIds(trx, filter);
  if (contacts.length === 0) throw refusal(400, "contacts_gone", "contacts");
  if (isPermutation(contacts, await members.findMemberIds(trx, _id)))
    return false;
  await members.replaceMembers(trx, _id, contacts);
  // Increase the version, so that others who still see the old contacts have to review them, too.
  await queries.updateCampaign(trx, _id);
  return true;
}

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockCampaign>>>;
type State = Locked["state"];
type Expected = { in?: State[]; version?: number | undefined };

/** Locks and returns the campaign. Throws if its state or version is not as expected. */
async function lock(
  trx: Database,
  _id: string,
  { in: states, version }: Expected = {},
): Promise<Locked> {
  const campaign = await queries.lockCampaign(trx, _id);
  if (!campaign) throw notFound();
  if (states && !states.includes(campaign.state))
    throw refusal(409, "conflict");
  if (version !== undefined && version !== campaign.version)
    throw editConflict();
  return campaign;
}

const change = {
  started: members.startCampaign,
  paused: members.pauseCampaign,
  resumed: members.resumeCampaign,
  stopped: members.stopCampaign,
};
type Step = keyof typeof change;
type NextState = "running" | "paused" | "stopped";

const steps: Record<State, Partial<Record<NextState, Step>>> = {
  draft: { running: "started" },
  running: { paused: "paused", stopped: "stopped" },
  paused: { running: "resumed", stopped: "stopped" },
  stopped: {},
};

/** Starts, pauses, resumes or stops a campaign. Returns the action taken. */
export async function changeState(
  trx: Database,
  _id: string,
  nextState: NextState,
): Promise<Step> {
  const { state, ...texts } = await lock(trx, _id);
  const step = steps[state][nextState];
  if (!step) throw refusal(409, "conflict");
  if (nextState === "running") refusePlaceholders(texts);
  await change[step](trx, _id);
  return step;
}
