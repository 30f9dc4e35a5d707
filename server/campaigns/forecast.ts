import { day, type ReminderRules } from "#shared/rules/campaigns/decide.ts";
import { forecast, type Member } from "#shared/rules/campaigns/forecast.ts";
import { waveOf, waveStart } from "#shared/rules/campaigns/waves.ts";
import type { CampaignDraft, Forecast } from "#shared/contract/campaigns.ts";
import type { Language } from "#shared/rules/language.ts";
import { measureSms } from "#shared/rules/sms/segments.ts";
import type { Whereabouts } from "#shared/rules/texting/zones.ts";
import type { Database } from "#server/db/connect.ts";
import { findTextingHours } from "#server/messages/hours-queries.ts";
import * as queries from "./forecast-queries.ts";
import { allowedIn } from "#server/campaigns/sending/quiet.ts";
import { renderText, type Texts } from "#server/campaigns/sending/render.ts";
import { findLastTexts } from "#server/campaigns/sending/schedule-queries.ts";
import { standingOf } from "#server/campaigns/sending/standing.ts";

const daysAhead = 14;
const hour = 3_600_000;
/** As long as any id. */
const anybody = "1".repeat(22);

type Given = { rules: ReminderRules & Texts; publicUrl: string; now: number };
type Reader = Member & Whereabouts & { language: Language };

/** Who would get what if it were started now. */
export async function forecastDraft(
  db: Database,
  draft: Pick<CampaignDraft, "contacts" | "wavesize" | "start"> &
    Given["rules"],
  given: Omit<Given, "rules">,
): Promise<Forecast> {
  const { contacts, wavesize, start } = draft;
  const begin = Math.max(given.now, start === null ? 0 : Date.parse(start));
  const found = await queries.findReaders(db, contacts);
  const members = found.map((contact, place) => ({
    ...readerOf(contact),
    texts: 0,
    due: waveStart(begin, waveOf(place, wavesize)),
  }));
  return ahead(db, members, { ...given, rules: draft });
}

/** What is still to come of a campaign. */
export async function forecastRest(
  db: Database,
  _id: string,
  given: Given,
): Promise<Forecast> {
  const found = await queries.findDueReaders(db, _id);
  const members = found.map(({ texts, due, ...contact }) => ({
    ...readerOf(contact),
    texts,
    due: Date.parse(due),
  }));
  return ahead(db, members, given);
}

function readerOf(contact: queries.Reader) {
  const { contact: _id, phone, zip, timezone, language, date } = contact;
  return {
    contact: _id,
    phone,
    zip,
    timezone,
    language,
    invited: date === null ? null : Date.parse(date),
    standing: standingOf(contact),
  };
}

async function ahead(
  db: Database,
  members: Reader[],
  { rules, publicUrl, now }: Given,
): Promise<Forecast> {
  const planned = forecast({
    rules,
    members,
    lastOnPhone: await findLastTexts(
      db,
      members.map(({ phone }) => phone),
    ),
    now,
    until: now + daysAhead * day,
    nextAllowed: allowedIn(await findTextingHours(db)),
  });
  const out = (why: string) =>
    members.filter(({ standing }) => standing === why).length;
  return {
    texts: byHour(planned, segmentsOf(rules, publicUrl)),
    completed: out("completed"),
    optedout: out("opted_out"),
  };
}

type Kind = { isReminder: boolean; language: Language };

function byHour(
  planned: { member: Reader; step: number; at: number }[],
  segments: (kind: Kind) => number,
): Forecast["texts"] {
  const groups = new Map<string, Forecast["texts"][number]>();
  for (const { member, step, at } of planned) {
    const { language } = member;
    const isReminder = step > 0;
    const begun = new Date(Math.floor(at / hour) * hour).toISOString();
    const key = `${begun} ${isReminder} ${language}`;
    const group = groups.get(key) ?? {
      at: begun,
      isReminder,
      language,
      count: 0,
      segments: 0,
    };
    group.count += 1;
    group.segments += segments({ isReminder, language });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What one text of a kind costs, with its link. */
function segmentsOf(texts: Texts, publicUrl: string) {
  const costs = new Map<string, number>();
  return ({ isReminder, language }: Kind): number => {
    const key = `${isReminder} ${language}`;
    const reader = { contact: anybody, publicUrl };
    const text = { step: isReminder ? 1 : 0, language };
    const cost =
      costs.get(key) ?? measureSms(renderText(texts, text, reader)).segments;
    costs.set(key, cost);
    return cost;
  };
}
