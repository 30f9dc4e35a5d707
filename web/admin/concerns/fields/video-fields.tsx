import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import type { ConcernDraft } from "#web/admin/concerns/concern-draft.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { Field } from "#web/ui/form/field.tsx";

export function VideoFields({
  draft,
  change,
  errors,
}: DraftFields<ConcernDraft>) {
  const words = useWords(adminConcernsWords);
  const labelOf = useLanguageLabel(words.fields);
  return (
    <FormSection title={words.videoTitle} intro={words.videoIntro}>
      <SideBySide>
        {(["videolink", "videolink_es"] as const).map((field) => (
          <Field
            key={field}
            label={labelOf(field)}
            kind="url"
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
    </FormSection>
  );
}
