import { useLoaderData } from "react-router";
import type { Question } from "#shared/contract/content/questions.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { useConcernNames } from "#web/admin/content/concerns/concern-names.ts";
import { loadDrafts } from "#web/admin/content/drafts/item-draft.ts";
import { OrderEditor } from "#web/admin/content/order/order-editor.tsx";
import { load } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";

const page = load(async ({ call }) => {
  const [questions, concerns, { drafts }] = await Promise.all([
    call("GET /api/questions/all", {}),
    call("GET /api/concerns/all", {}),
    loadDrafts(),
  ]);
  return { questions, concerns, drafts };
});
export const clientLoader = page.browser;
export { revalidateUnlessFiltered as shouldRevalidate } from "#web/admin/list/address.ts";

/** The names of a question, with its placeholders filled in for a family without a name. */
function namesOf(question: Question): [string, string] {
  const { text, text_es } = withChildName(question);
  return [text, text_es];
}

export default function QuestionsScreen() {
  const { questions, concerns, drafts } = useLoaderData<typeof clientLoader>();
  const words = useWords(questionsWords);
  const concernOf = useConcernNames(concerns, words.noConcern);
  return (
    <OrderEditor
      list="questions"
      words={words}
      items={questions}
      drafts={drafts}
      namesOf={namesOf}
      detailsOf={({ concern }) => concernOf(concern)}
      searchesDetails
    />
  );
}
