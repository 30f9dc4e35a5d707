import { data, redirect } from "react-router";
import {
  asInternational,
  looksInternational,
} from "#shared/rules/contacts/phone.ts";
import { isRefusedFor, type Reason } from "#web/core/calls/call.ts";
import type { PageRequest } from "#web/core/calls/page-request.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { textIn } from "#web/visitor/feedback/feedback-in.ts";
import { keepVisit, keyOf, visitOf } from "#web/visitor/quiz/cookie-visit.ts";

/** The number that was typed, and why nothing was sent there; `isWrong`: the number itself. */
export type RefusedPhone = {
  phone: string;
  isWrong: boolean;
  reasons: Reason[];
};

/** Texts the link of these results for a browser without scripts, by the call and the limits that scripts have. */
export async function textPlainly(
  page: PageRequest,
  address: string,
  filled: FormData,
) {
  const phone = asInternational(textIn(filled, "phone"));
  if (!looksInternational(phone))
    return refused({ phone, isWrong: true, reasons: [] }, 422);
  const { pathname, href: link } = new URL(address);
  const { smsMessage } = resultsWords[page.language];
  const body = { contacts: phone, message: smsMessage(link) };
  const visit = visitOf(page);
  const idempotencyKey = await keyOf(`${visit.key} ${JSON.stringify(body)}`);
  try {
    const said = await page.call(
      "POST /api/sms/textResults",
      { body },
      { idempotencyKey },
    );
    page.count(
      { name: "shared", place: "/results/{id}/sms-share" },
      `${visit.key} texted ${pathname}`,
    );
    keepVisit(page, { ...visit, texted: said });
    return redirect(`${pathname}#text-message`, 303);
  } catch (error) {
    const isWrong = isRefusedFor("invalid_phone", error);
    const { errors = [], status = 503 } = Object(error) as {
      errors?: Reason[];
      status?: number;
    };
    return refused({ phone, isWrong, reasons: errors }, status);
  }
}

const refused = (what: RefusedPhone, status: number) => data(what, { status });
