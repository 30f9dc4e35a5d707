import { useState } from "react";
import { href, useLoaderData } from "react-router";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import { RichTextField } from "#web/admin/editor/rich-text-field.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import {
  FormSection,
  SideBySide,
  useLanguageLabel,
} from "#web/admin/form/fields.tsx";
import { Preview } from "#web/admin/form/preview.tsx";
import { backTo } from "#web/admin/list/use-address.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import type { Route } from "./+types/children-screen.ts";
import type { ConcernDraft } from "./concern-draft.ts";
import styles from "./concerns.module.css";
import {
  ConcernConflict,
  loadConcern,
  useConcernForm,
} from "./use-concern-form.tsx";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadConcern(args);

export default function ChildrenScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ChildrenForm key={concern._id} concern={concern} />;
}

/** The page about a concern that children read; it shows no links, so none can be written. */
function ChildrenForm({ concern }: { concern: EditedConcern }) {
  const words = useWords(adminConcernsWords);
  const labelOf = useLanguageLabel(words.fields);
  const name = inLanguage(useLanguage(), concern.name, concern.name_es);
  const form = useConcernForm(concern);
  const [isPreview, setPreview] = useState(false);
  return (
    <>
      <EditForm
        title={words.childrenTitle(name)}
        intro={words.childrenNote}
        back={{
          ...backTo(href("/dashboard/concerns")),
          label: words.list.title,
        }}
        form={form}
        onPreview={() => setPreview(true)}
      >
        <FormSection title={words.childrenPage}>
          <SideBySide>
            {(["childrencontent", "childrencontent_es"] as const).map(
              (field) => (
                <RichTextField
                  key={field}
                  label={labelOf(field)}
                  lang={field === "childrencontent" ? "en" : "es"}
                  mayLink={false}
                  error={form.errors[field]}
                  value={form.draft[field]}
                  onChange={form.change(field)}
                />
              ),
            )}
          </SideBySide>
        </FormSection>
      </EditForm>
      {isPreview && (
        <ChildrenPreview draft={form.draft} onClose={() => setPreview(false)} />
      )}
      <ConcernConflict form={form} />
    </>
  );
}

type PreviewProps = { draft: ConcernDraft; onClose: () => void };

/** The page as a child reads it: large, and without links. */
function ChildrenPreview({ draft, onClose }: PreviewProps) {
  return (
    <Preview onClose={onClose}>
      {(language) => {
        const html = inLanguage(
          language,
          draft.childrencontent,
          draft.childrencontent_es,
        );
        return (
          <div className={styles.children}>
            <Text look="display" as="h2">
              {inLanguage(language, draft.name, draft.name_es)}
            </Text>
            {html ? (
              <RichText html={html} withoutLinks />
            ) : (
              <p>{concernsWords[language].childrenEmpty}</p>
            )}
          </div>
        );
      }}
    </Preview>
  );
}
