import { href, useLoaderData } from "react-router";
import { RichTextField } from "#web/admin/content/editor/rich-text-field.tsx";
import { FormSection, useBothLanguages } from "#web/admin/form/fields.tsx";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import type { Route } from "./+types/children-screen.ts";
import {
  type ConcernToEdit,
  ConcernEditForm,
  loadConcern,
  useConcernForm,
} from "./use-concern-form.tsx";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadConcern(args);

export default function ChildrenScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ChildrenForm key={concern._id} concern={concern} />;
}

/** The form of a concern's page for children. That page shows no links, so its editor offers none. */
function ChildrenForm({ concern }: { concern: ConcernToEdit }) {
  const words = useWords(adminConcernsWords);
  const name = inLanguage(useLanguage(), concern.name, concern.name_es);
  const form = useConcernForm(concern);
  const both = useBothLanguages(words.fields, form);
  return (
    <ConcernEditForm
      title={words.childrenTitle(name)}
      intro={words.childrenNote}
      history={{ list: "concerns", id: concern._id }}
      form={form}
      pageOf={(id) => href("/concerns/:id", { id })}
    >
      <FormSection title={words.childrenPage}>
        {both("childrencontent", (field) => (
          <RichTextField {...field} mayLink={false} />
        ))}
      </FormSection>
    </ConcernEditForm>
  );
}
