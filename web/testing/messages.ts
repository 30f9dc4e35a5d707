import type { Message } from "#web/admin/outreach/messages/conversations.tsx";

/** A text that was stored, because no SMS provider is set up. */
export const textTo = (
  to: string,
  _id = "1",
  changes: Partial<Message> = {},
): Message => ({
  _id,
  kind: "sms",
  to,
  names: [`parent of ${to}`],
  body: _id,
  state: "kept",
  problem: null,
  goes: null,
  date: "2026-11-20T12:00:00Z",
  understood: null,
  decision: null,
  invitation: false,
  ...changes,
});
