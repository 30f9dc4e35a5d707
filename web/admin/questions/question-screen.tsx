import { useLoaderData } from "react-router";
import type { Route } from "./+types/question-screen.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { QuestionForm } from "./question-form.tsx";

type Params = Route.ClientLoaderArgs["params"];

/** Without an id it is a new one. */
const page = load(async ({ call, params: { id } }: Loading<Params>) => {
  const [question, concerns] = await Promise.all([
    id === undefined
      ? undefined
      : call("GET /api/questions/:id", { params: { id } }).catch(orMissing),
    call("GET /api/concerns/all", {}),
  ]);
  return { question, concerns };
});
export const clientLoader = page.browser;

export default function QuestionScreen() {
  const { question, concerns } = useLoaderData<typeof clientLoader>();
  return (
    <QuestionForm key={question?._id} question={question} concerns={concerns} />
  );
}
