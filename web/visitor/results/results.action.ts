import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { isRefusal } from "#web/core/calls/call.ts";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import { askAgainId } from "./view.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context"> & {
  params: { id: string };
};

/** The data of the page after a refused answer: staff switched the question off in the meantime. */
export type ActionData = { isClosed: true };

/** Handles the question that is asked again, for browsers without scripts. */
export async function resultsAction({ request, params, context }: Args) {
  const { call } = context.get(pageRequestContext);
  const form = await request.formData();
  const answer = answerOptions.find((each) => each === form.get("answer"));
  try {
    if (answer)
      await call("POST /api/results/:id/second-answer", {
        params,
        body: { answer },
      });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data({ isClosed: true } satisfies ActionData, { status: 422 });
  }
  return redirect(`${href("/results/:id", params)}#${askAgainId}`, 303);
}
