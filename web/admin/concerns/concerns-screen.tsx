import Baby from "lucide-react/icons/baby";
import { useCallback, useMemo } from "react";
import { href, useLoaderData } from "react-router";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import type { Question } from "#shared/contract/questions.ts";
import { OrderDesk } from "#web/admin/order/order-desk.tsx";
import { EditLink, RowLink } from "#web/admin/order/row-link.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";

const page = load(async ({ call }) => {
  const [concerns, questions] = await Promise.all([
    call("GET /api/concerns/all", {}),
    call("GET /api/questions/all", {}),
  ]);
  return { concerns, questions };
});
export const clientLoader = page.browser;
export { whenNotNarrowed as shouldRevalidate } from "#web/admin/list/use-address.ts";

export default function ConcernsScreen() {
  const { concerns, questions } = useLoaderData<typeof clientLoader>();
  const words = useWords(adminConcernsWords);
  const language = useLanguage();
  const usesOf = useUses(questions);
  const order = useAction("POST /api/concerns/reorder", {
    success: words.reordered,
    failure: { say: words.reorderFailed },
    // The list does.
    revalidate: false,
  });
  const status = useAction("PUT /api/concerns/toggle/:id", {
    success: words.statusSaved,
    failure: { say: words.saveFailed },
  });
  const nameOf = useCallback(
    ({ name, name_es }: EditedConcern) => inLanguage(language, name, name_es),
    [language],
  );
  const entryOf = useCallback(
    (concern: EditedConcern) => {
      const { _id } = concern;
      const to = href("/dashboard/concerns/edit/:id", { id: _id });
      const details = words.uses(usesOf(_id));
      return { to, details, links: <Links id={_id} name={nameOf(concern)} /> };
    },
    [words, usesOf, nameOf],
  );

  return (
    <OrderDesk
      words={words.list}
      newTo={href("/dashboard/concerns/new")}
      items={concerns}
      nameOf={nameOf}
      entryOf={entryOf}
      textsOf={({ name, name_es }) => [name, name_es]}
      isSaving={order.isPending}
      toggle={({ _id, active }) =>
        status.run({ params: { id: _id }, body: { active } })
      }
      saveOrder={(ids) => order.run({ body: ids })}
    />
  );
}

function Links({ id, name }: { id: string; name: string }) {
  const words = useWords(adminConcernsWords);
  return (
    <>
      <RowLink
        to={href("/dashboard/concerns/children/:id", { id })}
        icon={Baby}
        tip={words.childrenPage}
        label={words.childrenPageOf(name)}
      />
      <EditLink to={href("/dashboard/concerns/edit/:id", { id })} name={name} />
    </>
  );
}

/** How many questions count for a concern: switching it off changes what they lead to. */
function useUses(questions: Question[]) {
  const uses = useMemo(() => {
    const counted = new Map<string, number>();
    for (const { concern } of questions)
      if (concern) counted.set(concern, (counted.get(concern) ?? 0) + 1);
    return counted;
  }, [questions]);
  return useCallback((id: string) => uses.get(id) ?? 0, [uses]);
}
