import { useLoaderData } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { RichTextField } from "#web/admin/content/editor/rich-text-field.tsx";
import { FormSection, useBothLanguages } from "#web/admin/form/fields.tsx";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import type { Route } from "./+types/children-screen.ts";
import type { ConcernDraft } from "./concern-draft.ts";
import styles from "./concerns.module.css";
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
      preview={(language) => childrenPage(form.draft, language)}
    >
      <FormSection title={words.childrenPage}>
        {both("childrencontent", (field) => (
          <RichTextField {...field} mayLink={false} />
        ))}
      </FormSection>
    </ConcernEditForm>
  );
}

/** Preview of the page for children: large text without links. */
function childrenPage(draft: ConcernDraft, language: Language) {
  const { childrencontent, childrencontent_es, name, name_es } = draft;
  const html = inLanguage(language, childrencontent, childrencontent_es);
  return (
    <div className={styles.children}>
      <Text look="display" as="h2">
        {inLanguage(language, name, name_es)}
      </Text>
      {html ? (
        <RichText html={html} withoutLinks />
      ) : (
        <p>{concernsWords[language].childrenEmpty}</p>
      )}
    </div>
  );
}
