import type { ReadsLines } from "#shared/rules/content/clinic-reads.ts";
import { day, hour } from "#shared/rules/milliseconds.ts";
import { setImmediate as nextTurn } from "node:timers/promises";
import type {
  ReminderRules,
  Standing,
} from "#shared/rules/outreach/campaigns/decide.ts";
import {
  forecast,
  type Member,
  type Planned,
} from "#shared/rules/outreach/campaigns/forecast.ts";
import {
  forecastDays,
  waveOf,
  waveStart,
} from "#shared/rules/outreach/campaigns/waves.ts";
import type {
  Forecast,
  Campaign,
} from "#shared/contract/outreach/campaigns.ts";
import type { Language } from "#shared/rules/language.ts";
import { measureSms } from "#shared/rules/outreach/sms/segments.ts";
import type { Whereabouts } from "#shared/rules/outreach/texting/zones.ts";
import type * as contract from "#shared/contract/outreach/campaigns.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findTextingHours } from "#server/outreach/messages/queries.ts";
import { findReadsLines } from "#server/content/tables/settings-queries.ts";
import type { Config } from "#server/platform/config.ts";
import { findContactIds } from "#server/outreach/contacts/view-queries.ts";
import { notFound } from "#server/platform/errors.ts";
import * as queries from "./member-queries.ts";
import { allowedIn, stateOf } from "./sending/contact-state.ts";
import {
  assignVariant,
  type Trial,
  type Wording,
  renderText,
  type CampaignTexts,
} from "./sending/render.ts";
import { findLastTexts } from "./sending/schedule-queries.ts";
import { countEndings, countTexts, findCampaign } from "./queries.ts";

const partSize = 1000;
/** Placeholder for an id when measuring the length of a text. */
const anybody = "1".repeat(22);

type Rules = ReminderRules & CampaignTexts & Trial;
type Basis = { rules: Rules; publicUrl: string; now: number };
type Start = { ids: string[]; wavesize: number | null; start: string | null };
type Reader = Member & Whereabouts & { language: Language };

/** Forecasts the texts that a campaign would send if it started now. */
async function forecastDraft(
  db: Database,
  { ids, wavesize, start }: Start,
  basis: Basis,
): Promise<Forecast> {
  const begin = Math.max(basis.now, start === null ? 0 : Date.parse(start));
  const found = await queries.findReaders(db, ids);
  const members = found.map((contact, place) => ({
    ...readerOf(contact),
    texts: 0,
    due: waveStart(begin, waveOf(place, wavesize)),
  }));
  return ahead(db, members, basis);
}

/** Forecasts the remaining texts of a campaign. */
async function forecastRest(
  db: Database,
  _id: string,
  basis: Basis,
): Promise<Forecast> {
  const found = await queries.findDueReaders(db, _id);
  const members = found.map(({ texts, due, since, ...contact }) => ({
    ...readerOf(contact),
    texts,
    due: Date.parse(due),
    since: Date.parse(since),
  }));
  return ahead(db, members, basis);
}

function readerOf(contact: queries.Reader) {
  const { contact: _id, phone, zip, timezone, language } = contact;
  return { contact: _id, phone, zip, timezone, language, ...stateOf(contact) };
}

async function ahead(
  db: Database,
  members: Reader[],
  { rules, publicUrl, now }: Basis,
): Promise<Forecast> {
  const phones = members.map(({ phone }) => phone);
  const lastOnPhone = await findLastTexts(db, phones);
  const nextAllowed = allowedIn(await findTextingHours(db));
  const until = now + forecastDays * day;
  const groups: Groups = new Map();
  const lines = await findReadsLines(db);
  const segments = segmentsOf(rules, { publicUrl, lines });
  for (const part of inParts(members)) {
    const simulated = { rules, members: part, lastOnPhone, now, until };
    countByHour(
      groups,
      forecast({ ...simulated, nextAllowed }),
      rules,
      segments,
    );
    // Let the server answer other requests while it counts a long list.
    await nextTurn();
  }
  const count = (why: Standing | undefined) =>
    members.filter(({ standing }) => standing === why).length;
  return {
    texts: [...groups.values()].sort((a, b) => (a.at < b.at ? -1 : 1)),
    contacts: count(undefined),
    completed: count("completed"),
    optedout: count("opted_out"),
  };
}

/** Splits contacts into groups of about a thousand, without separating contacts that share a phone. */
function inParts(members: Reader[]): Reader[][] {
  const parts: Reader[][] = [];
  const ofPhone = new Map<string, Reader[]>();
  let open: Reader[] = [];
  for (const member of members) {
    if (parts.length === 0 || open.length >= partSize) parts.push((open = []));
    const part = ofPhone.get(member.phone) ?? open;
    ofPhone.set(member.phone, part);
    part.push(member);
  }
  return parts;
}

type Kind = {
  isReminder: boolean;
  language: Language;
  /** Null if there is only one wording. */
  wording: Wording | null;
};

type Groups = Map<string, Forecast["texts"][number]>;

/** Groups texts that leave in the same hour and cost the same. */
function countByHour(
  groups: Groups,
  planned: Planned<Reader>[],
  rules: Rules,
  segments: (kind: Kind) => number,
) {
  for (const { member, step, at } of planned) {
    const { language } = member;
    const isReminder = step > 0;
    const isTried = !isReminder && rules.second_en !== "";
    const wording = isTried ? assignVariant(rules, member.phone) : null;
    const begun = Math.floor(at / hour) * hour;
    const key = `${begun} ${isReminder} ${language} ${wording}`;
    const group = groups.get(key) ?? {
      at: new Date(begun).toISOString(),
      isReminder,
      language,
      wording,
      count: 0,
      segments: 0,
    };
    group.count += 1;
    group.segments += segments({ isReminder, language, wording });
    groups.set(key, group);
  }
}

/** The number of segments of a text with its link. */
function segmentsOf(
  texts: CampaignTexts,
  rest: { publicUrl: string; lines: ReadsLines },
) {
  const costs = new Map<string, number>();
  return ({ isReminder, language, wording }: Kind): number => {
    const key = `${isReminder} ${language} ${wording}`;
    const reader = { contact: anybody, ...rest };
    const step = isReminder ? 1 : 0;
    const text = { step, wording: wording ?? 1, language };
    const cost =
      costs.get(key) ?? measureSms(renderText(texts, text, reader)).segments;
    costs.set(key, cost);
    return cost;
  };
}

type Address = Pick<Config, "publicUrl">;
type Reading = Address & { db: Database };

/** A campaign with its progress and the forecast of its remaining texts. */
export async function readCampaign(
  { db, publicUrl }: Reading,
  _id: string,
): Promise<Campaign> {
  const found = await findCampaign(db, _id);
  if (!found) throw notFound();
  const basis = { publicUrl, now: Date.now(), rules: found };
  const [endings, texts, forecast] = await Promise.all([
    countEndings(db, _id),
    countTexts(db, _id),
    found.state === "draft"
      ? queries
          .findMemberIds(db, _id)
          .then((ids) => forecastDraft(db, { ...found, ids }, basis))
      : forecastRest(db, _id, basis),
  ]);
  const { seed: _seed, ...campaign } = found;
  return { ...campaign, endings, texts, forecast };
}

type GivenDraft = ParsedInputOf<typeof contract.forecastCampaign>["body"];

/** Forecasts a campaign that is being written. */
export async function forecastUnsaved(
  db: Database,
  { publicUrl }: Address,
  { campaign, contacts, filter, ...draft }: GivenDraft,
): Promise<Forecast> {
  const saved =
    campaign === undefined ? undefined : await findCampaign(db, campaign);
  const ids = filter
    ? await findContactIds(db, filter)
    : (contacts ?? (saved ? await queries.findMemberIds(db, saved._id) : []));
  // An unsaved campaign has no seed yet, so the halves have the right size but may contain other contacts.
  const rules = { ...draft, seed: saved?.seed ?? "" };
  const basis = { publicUrl, now: Date.now(), rules };
  return forecastDraft(db, { ...draft, ids }, basis);
}
