import { href } from "react-router";
import { useState } from "react";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import { RichTextField } from "#web/admin/editor/rich-text-field.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { backTo } from "#web/admin/list/use-address.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { ChildrenPreview } from "./children-preview.tsx";
import { ConcernConflict } from "#web/admin/concerns/concern-conflict.tsx";
import { useConcernForm } from "#web/admin/concerns/use-concern-form.ts";

/** What children read about a concern; there are no links on that page, so none can be written. */
export function ChildrenForm({ concern }: { concern: EditedConcern }) {
  const words = useWords(adminConcernsWords);
  const labelOf = useLanguageLabel(words.fields);
  const name = inLanguage(useLanguage(), concern.name, concern.name_es);
  const form = useConcernForm(concern);
  const [isLooking, setLooking] = useState(false);
  const { fields, saving } = form;
  return (
    <>
      <EditForm
        title={words.childrenTitle(name)}
        intro={words.childrenNote}
        back={{
          ...backTo(href("/dashboard/concerns")),
          label: words.list.title,
        }}
        isDirty={form.isDirty}
        isSaving={saving.isPending}
        errors={saving.errors}
        onSave={form.save}
        onPreview={() => setLooking(true)}
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
                  error={saving.errors[field]}
                  value={fields.draft[field]}
                  onChange={fields.change(field)}
                />
              ),
            )}
          </SideBySide>
        </FormSection>
      </EditForm>
      {isLooking && (
        <ChildrenPreview
          draft={fields.draft}
          onClose={() => setLooking(false)}
        />
      )}
      <ConcernConflict saving={saving} onTakeTheirs={form.takeTheirs} />
    </>
  );
}
