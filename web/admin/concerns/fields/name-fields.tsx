import { concernLimits } from "#shared/rules/field-limits.ts";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import type { ConcernDraft } from "#web/admin/concerns/concern-draft.ts";
import { RichTextField } from "#web/admin/editor/rich-text-field.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { Field } from "#web/ui/form/field.tsx";

/** What the concern is called, and what parents read about it. */
export function NameFields({
  draft,
  change,
  errors,
}: DraftFields<ConcernDraft>) {
  const words = useWords(adminConcernsWords);
  const labelOf = useLanguageLabel(words.fields);
  return (
    <FormSection title={words.textTitle}>
      <SideBySide>
        {(["name", "name_es"] as const).map((field) => (
          <Field
            key={field}
            label={labelOf(field)}
            lang={field === "name" ? "en" : "es"}
            required
            limit={concernLimits.name}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
      <SideBySide>
        {(["content", "content_es"] as const).map((field) => (
          <RichTextField
            key={field}
            label={labelOf(field)}
            lang={field === "content" ? "en" : "es"}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
    </FormSection>
  );
}
