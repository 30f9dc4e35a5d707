import Baby from "lucide-react/icons/baby";
import { href, useLoaderData } from "react-router";
import type { EditedConcern } from "#shared/contract/content/concerns.ts";
import { loadDrafts } from "#web/admin/content/drafts/item-draft.ts";
import { OrderEditor } from "#web/admin/content/order/order-editor.tsx";
import { RowLink } from "#web/admin/content/order/ordered-row.tsx";
import { load } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";

const page = load(async ({ call }) => {
  const [concerns, questions, { drafts }] = await Promise.all([
    call("GET /api/concerns/all", {}),
    call("GET /api/questions/all", {}),
    loadDrafts(),
  ]);
  return { concerns, questions, drafts };
});
export const clientLoader = page.browser;
export { revalidateUnlessFiltered as shouldRevalidate } from "#web/admin/list/address.ts";

export default function ConcernsScreen() {
  const { concerns, questions, drafts } = useLoaderData<typeof clientLoader>();
  const words = useWords(adminConcernsWords);
  /** The number of questions that count toward a concern and are affected when it is switched off. */
  const usesOf = ({ _id }: EditedConcern) =>
    questions.filter(({ concern }) => concern === _id).length;
  return (
    <OrderEditor
      list="concerns"
      words={words}
      items={concerns}
      drafts={drafts}
      namesOf={({ name, name_es }) => [name, name_es]}
      detailsOf={(concern) => words.uses(usesOf(concern))}
      MoreLink={ChildrenLink}
    />
  );
}

function ChildrenLink({ id, name }: { id: string; name: string }) {
  const words = useWords(adminConcernsWords);
  return (
    <RowLink
      to={href("/dashboard/concerns/children/:id", { id })}
      icon={Baby}
      tip={words.childrenPage}
      label={words.childrenPageOf(name)}
    />
  );
}
