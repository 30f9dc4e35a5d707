import { withReadsLine } from "#shared/rules/content/clinic-reads.ts";
import { type Language, languageQuery } from "#shared/rules/language.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import {
  claimInvitations,
  lockContacts,
} from "#server/outreach/contacts/queries.ts";
import { findReadsLines } from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { acceptMessages } from "#server/outreach/messages/accept.ts";
import { refusal, refuse } from "#server/platform/errors.ts";
import type { Caller } from "#server/platform/http/route.ts";
import { firstOf, type Held, timesOf } from "./times.ts";
import { invitationReport } from "./invitation-report.ts";

type Invitations = {
  contacts: { id: string }[];
  message: string;
  message_es?: string | undefined;
  url?: string | undefined;
  anyway?: boolean | undefined;
};

/** Texts each contact a personal link, at most once a minute. Returns a report. */
export async function inviteContacts(
  trx: Database,
  services: Services,
  { contacts, url, anyway = false, ...texts }: Invitations,
  { user, ip, language: reader }: Required<Caller> & { language: Language },
): Promise<string> {
  const { publicUrl } = services.config;
  refuseForeignUrl(url, publicUrl);
  const ids = [...new Set(contacts.map(({ id }) => id))];
  const invitees = await lockContacts(trx, ids);
  if (invitees.length === 0) throw refusal(400, "contacts_gone", "contacts");
  const claimed = await claimInvitations(trx, ids);
  const isKept = services.gateways.sms === undefined;
  const timeOf = isKept
    ? () => undefined
    : await timesOf(trx, services, anyway);
  const lines = await findReadsLines(trx);
  const held: Held[] = [];
  const messages = claimed.map(({ _id, phone, language, ...where }) => {
    const link = `${publicUrl}/${_id}${languageQuery(language)}`;
    const message =
      language === "es" ? (texts.message_es ?? texts.message) : texts.message;
    const body = `${withReadsLine(message, lines[language])}\n${link}`;
    const time = timeOf({ phone, ...where });
    if (time?.held) held.push(time.held);
    const text = { kind: "sms" as const, to: phone, body, contact: _id };
    return { ...text, ...time?.columns };
  });
  await acceptMessages(trx, services, messages);
  const subject = String(claimed.length);
  await audit(trx, "invitations_sent", { user: user._id, ip, subject });
  const archived = invitees.filter(
    (contact) => contact.archived !== null,
  ).length;
  const listed = invitees.filter((contact) => contact.archived === null);
  const finished = listed.filter(({ active }) => active <= 0).length;
  const optedOut = listed.filter(
    (contact) => contact.active > 0 && contact.optedout,
  ).length;
  const dead = listed.filter(
    ({ active, optedout, deadphone }) => active > 0 && !optedout && deadphone,
  ).length;
  return invitationReport(reader, {
    sent: claimed.length - held.length,
    held: held.length,
    first: firstOf(held),
    finished,
    optedOut,
    archived,
    dead,
    justSent: listed.length - finished - optedOut - dead - claimed.length,
    unknown: ids.length - invitees.length,
    isKept,
  });
}

// Links are built only from PUBLIC_URL. A page opened under another address gets a refusal.
function refuseForeignUrl(url: string | undefined, publicUrl: string) {
  if (url === undefined) return;
  if (URL.canParse(url) && new URL(url).origin === publicUrl) return;
  throw refuse(400, "foreign_link", { start: publicUrl }, "url");
}
