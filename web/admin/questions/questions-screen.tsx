import { useLoaderData } from "react-router";
import { useConcernNames } from "#web/admin/concerns/concern-names.ts";
import { OrderDesk } from "#web/admin/order/order-desk.tsx";
import { load } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";

const page = load(async ({ call }) => {
  const [questions, concerns] = await Promise.all([
    call("GET /api/questions/all", {}),
    call("GET /api/concerns/all", {}),
  ]);
  return { questions, concerns };
});
export const clientLoader = page.browser;
export { whenNotNarrowed as shouldRevalidate } from "#web/admin/list/address.ts";

export default function QuestionsScreen() {
  const { questions, concerns } = useLoaderData<typeof clientLoader>();
  const words = useWords(questionsWords);
  const concernOf = useConcernNames(concerns, words.noConcern);
  return (
    <OrderDesk
      list="questions"
      words={words}
      items={questions}
      namesOf={({ text, text_es }) => [text, text_es]}
      detailsOf={({ concern }) => concernOf(concern)}
      searchesDetails
    />
  );
}
