import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { isRefusedFor } from "#web/core/calls/call.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { keyOf } from "#web/visitor/quiz/cookie-visit.ts";
import {
  isProofRefused,
  type Message,
  messageIn,
  type Problems,
  problemsOf,
  refusedParts,
} from "./contact-message.ts";
import { trap } from "./trap.tsx";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** What the page shows once more, and why it was not sent. */
export type Unsent = {
  message: Message;
  problems: Problems;
  hasFailed: boolean;
  /** Goes with the form when it is sent the next time. */
  ticket: string | undefined;
  /** To be read once more by a person; or the last time came too early, or too late. */
  step: "check" | "again" | undefined;
};

/** The contact form as a browser without scripts sends it: read once more by who wrote it, then sent once. */
export async function takeMessage({ request, context }: Args) {
  const page = context.get(pageRequestContext);
  const filled = await request.formData();
  const message = messageIn(filled);
  const given = filled.get("ticket");
  const ticket = typeof given === "string" && given !== "" ? given : undefined;
  const unsent = { message, ticket, hasFailed: false, step: undefined };
  const problems = problemsOf(message);
  if (Object.keys(problems).length > 0)
    return shown({ ...unsent, problems }, 422);
  if (filled.get(trap)) return checkFirst(page, { ...unsent, problems });
  try {
    await post(page, { ...message, ...(ticket && { ticket }) });
    return redirect(href("/contact/sent"), 303);
  } catch (error) {
    // Who presses again at once must not wait anew each time.
    if (ticket && isRefusedFor("human_check_needed", error))
      return shown({ ...unsent, problems, step: "again" }, 200);
    if (isProofRefused(error)) return checkFirst(page, { ...unsent, problems });
    const refused = refusedParts(error);
    const { status = 503 } = Object(error) as { status?: number };
    const hasFailed = Object.keys(refused).length === 0;
    return shown({ ...unsent, problems: refused, hasFailed }, status);
  }
}

const shown = (unsent: Unsent, status: number) => data(unsent, { status });

/** The same form, sent again, is answered as it was the first time. */
async function post(page: PageRequest, body: Message & { ticket?: string }) {
  const idempotencyKey = await keyOf(JSON.stringify(body));
  await page.call("POST /api/contact", { body }, { idempotencyKey });
}

async function checkFirst(page: PageRequest, unsent: Unsent) {
  const step = unsent.ticket === undefined ? "check" : "again";
  const { ticket } = await page.call("GET /api/contact/ticket", {});
  return shown({ ...unsent, ticket, step }, 200);
}
