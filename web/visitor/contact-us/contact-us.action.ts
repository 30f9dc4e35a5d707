import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { isRefusedFor } from "#web/core/calls/call.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { hashText } from "#web/visitor/quiz/cookie-visit.ts";
import {
  honeypot,
  isProofRefused,
  messageIn,
  messageProblems,
  refusedParts,
  sendMessage,
  type UnsentMessage,
} from "./contact-message.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** Handles the form without scripts. The visitor reviews the message, and then it is sent once. */
export async function takeMessage({ request, context }: Args) {
  const page = context.get(pageRequestContext);
  const filled = await request.formData();
  const message = messageIn(filled);
  const value = filled.get("ticket");
  const ticket = typeof value === "string" && value !== "" ? value : undefined;
  const unsent = { message, ticket, hasFailed: false, step: undefined };
  const problems = messageProblems(message);
  if (Object.keys(problems).length > 0)
    return replyWith({ ...unsent, problems }, 422);
  if (filled.get(honeypot)) return checkFirst(page, { ...unsent, problems });
  try {
    const key = await hashText(JSON.stringify({ ...message, ticket }));
    await sendMessage(page.call, message, ticket ? { ticket } : {}, key);
    return redirect(href("/contact/sent"), 303);
  } catch (error) {
    // Submitting again too early must not restart the wait.
    if (ticket && isRefusedFor("human_check_needed", error))
      return replyWith({ ...unsent, problems, step: "again" }, 200);
    if (isProofRefused(error)) return checkFirst(page, { ...unsent, problems });
    const refused = refusedParts(error);
    const { status = 503 } = Object(error) as { status?: number };
    const hasFailed = Object.keys(refused).length === 0;
    return replyWith({ ...unsent, problems: refused, hasFailed }, status);
  }
}

const replyWith = (unsent: UnsentMessage, status: number) =>
  data(unsent, { status });

async function checkFirst(page: PageRequest, unsent: UnsentMessage) {
  const step = unsent.ticket === undefined ? "check" : "again";
  const { ticket } = await page.call("GET /api/contact/ticket", {});
  return replyWith({ ...unsent, ticket, step }, 200);
}
