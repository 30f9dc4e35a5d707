import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import {
  textIn,
  websiteFeedbackIn,
} from "#web/visitor/feedback/feedback-in.ts";
import { sendPlainly } from "./send-plainly.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** The feedback form as a browser without scripts sends it. */
export async function takeFeedback({ request, context }: Args) {
  const filled = await request.formData();
  const key = textIn(filled, "key");
  const feedback = websiteFeedbackIn(filled);
  const unsent = await sendPlainly(
    context.get(pageRequestContext),
    feedback,
    key,
  );
  if (!unsent) return redirect(href("/feedback/sent"), 303);
  const { status, ...shown } = unsent;
  return data(shown, { status });
}
