import { useLoaderData } from "react-router";
import { load } from "#web/core/calls/load.ts";
import { QuestionForm } from "./question-form.tsx";

const page = load(({ call }) => call("GET /api/concerns/all", {}));
export const clientLoader = page.browser;

export default function NewQuestionScreen() {
  const concerns = useLoaderData<typeof clientLoader>();
  return <QuestionForm question={undefined} concerns={concerns} />;
}
