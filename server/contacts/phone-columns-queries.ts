import { sql } from "kysely";
import type { MessageNews, Problem } from "#shared/contract/sms.ts";

export const isOptedOut = sql<boolean>`EXISTS
  (SELECT FROM opt_outs WHERE opt_outs.phone = contacts.phone)`.as("optedout");

/** Why no text reaches the phone of a contact, if so. */
export const deadPhone = sql<Problem | null>`(SELECT problem FROM dead_phones
  WHERE dead_phones.phone = contacts.phone)`.as("deadphone");

/** What became of the last text, and when one that is held goes. */
export const lastMessage = sql<MessageNews | null>`(SELECT json_build_object(
    'state', state, 'problem', problem, 'goes', CASE WHEN state = 'queued'
      THEN to_char(not_before AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END) FROM messages
  WHERE messages.contact = contacts._id ORDER BY date DESC LIMIT 1)`.as(
  "message",
);
