import { useCallback } from "react";
import { href, useLoaderData } from "react-router";
import type { Question } from "#shared/contract/questions.ts";
import { OrderDesk } from "#web/admin/order/order-desk.tsx";
import { EditLink } from "#web/admin/order/row-link.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useConcernNames } from "#web/admin/concerns/concern-names.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";

const page = load(async ({ call }) => {
  const [questions, concerns] = await Promise.all([
    call("GET /api/questions/all", {}),
    call("GET /api/concerns/all", {}),
  ]);
  return { questions, concerns };
});
export const clientLoader = page.browser;
export { whenNotNarrowed as shouldRevalidate } from "#web/admin/list/use-address.ts";

export default function QuestionsScreen() {
  const { questions, concerns } = useLoaderData<typeof clientLoader>();
  const words = useWords(questionsWords);
  const language = useLanguage();
  const concernOf = useConcernNames(concerns, words.noConcern);
  const { purpose_taken } = useWords(refusalWords);
  const order = useAction("POST /api/questions/reorder", {
    success: words.reordered,
    failure: { say: words.reorderFailed },
    // The list does.
    revalidate: false,
  });
  const status = useAction("PUT /api/questions/toggle/:id", {
    success: words.statusSaved,
    failure: { say: words.saveFailed, except: "purpose_taken" },
  });

  async function toggle({ _id, active }: Question) {
    const outcome = await status.run({ params: { id: _id }, body: { active } });
    if (!outcome.ok && isRefusedFor("purpose_taken", outcome.error))
      toasts.show({ text: purpose_taken, kind: "danger" });
    return outcome;
  }

  const nameOf = useCallback(
    ({ text, text_es }: Question) => inLanguage(language, text, text_es),
    [language],
  );
  const entryOf = useCallback(
    (question: Question) => {
      const to = href("/dashboard/questions/edit/:id", { id: question._id });
      const links = <EditLink to={to} name={nameOf(question)} />;
      return { to, details: concernOf(question.concern), links };
    },
    [nameOf, concernOf],
  );

  return (
    <OrderDesk
      words={words.list}
      newTo={href("/dashboard/questions/new")}
      items={questions}
      nameOf={nameOf}
      entryOf={entryOf}
      textsOf={({ text, text_es, concern }) => [
        text,
        text_es,
        concernOf(concern),
      ]}
      isSaving={order.isPending}
      toggle={toggle}
      saveOrder={(ids) => order.run({ body: ids })}
    />
  );
}
