import {
  asInternational,
  looksInternational,
} from "#shared/rules/outreach/contacts/phone.ts";
import { isRefusedFor, type Reason, reasonsOf } from "#web/core/calls/call.ts";
import type { Call } from "#web/core/calls/page-request.ts";

/** The typed number, and why nothing was sent. With `isWrong`, the number is invalid. */
export type RefusedPhone = {
  phone: string;
  isWrong: boolean;
  reasons: Reason[];
};

type Outcome =
  | { isSent: true; reply: string }
  | ({ isSent: false; status: number; error?: unknown } & RefusedPhone);

type Way = {
  call: Call;
  /** The idempotency key of a message. */
  keyOf: (body: object) => string | Promise<string>;
};

/** Texts the link to results to a phone, for the browser and for the form without scripts. */
export async function textResults(
  typed: string,
  message: string,
  { call, keyOf }: Way,
): Promise<Outcome> {
  const phone = asInternational(typed);
  const unsent = { isSent: false as const, phone, reasons: [] };
  if (!looksInternational(phone))
    return { ...unsent, isWrong: true, status: 422 };
  const body = { contacts: phone, message };
  try {
    const idempotencyKey = await keyOf(body);
    const reply = await call(
      "POST /api/sms/textResults",
      { body },
      { idempotencyKey },
    );
    return { isSent: true, reply };
  } catch (error) {
    const isWrong = isRefusedFor("invalid_phone", error);
    const { status = 503 } = Object(error) as { status?: number };
    return { ...unsent, isWrong, reasons: reasonsOf(error), status, error };
  }
}
