import type { ContentFields } from "#web/admin/contents/draft/use-contents.ts";
import { texts } from "#web/admin/contents/draft/texts.ts";
import { Pairs } from "#web/admin/contents/fields/pairs.tsx";
import { CheckFields } from "#web/admin/form/fields/check-fields.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { checkWords } from "#web/i18n/admin/form/check.ts";
import { Field } from "#web/ui/form/field.tsx";

const reviewed = "main.reviewedon";

export function MainTab({ fields }: { fields: ContentFields }) {
  const { parts, fields: labels } = useWords(contentsWords);
  const checks = useWords(checkWords);
  const [title = "", intro] = parts.main;
  const [reviewTitle = "", reviewIntro] = parts.reviewed;
  return (
    <>
      <FormSection title={title} intro={intro}>
        <Pairs pairs={texts.main} fields={fields} />
      </FormSection>
      <CheckFields
        title={checks.dosesTitle}
        fieldOf={(name) => {
          const id = `main.${name}`;
          return {
            id,
            value: fields.draft[id] ?? "",
            error: fields.errors[id],
            onChange: fields.change(id),
          };
        }}
      />
      <FormSection title={reviewTitle} intro={reviewIntro}>
        <Field
          kind="date"
          label={labels.reviewedon}
          error={fields.errors[reviewed]}
          value={fields.draft[reviewed] ?? ""}
          onChange={fields.change(reviewed)}
        />
      </FormSection>
    </>
  );
}
