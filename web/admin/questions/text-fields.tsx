import type { EditedConcern } from "#shared/contract/concerns.ts";
import { questionLimits } from "#shared/rules/field-limits.ts";
import { RichTextField } from "#web/admin/editor/rich-text-field.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { Field } from "#web/ui/form/field.tsx";
import { ConcernField } from "./concern-field.tsx";
import { PurposeField } from "./purpose-field.tsx";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import type { QuestionDraft } from "./question-draft.ts";

type Props = DraftFields<QuestionDraft> & { concerns: EditedConcern[] };

export function TextFields({ concerns, ...fields }: Props) {
  const { draft, change, errors } = fields;
  const words = useWords(questionsWords);
  const labelOf = useLanguageLabel(words.fields);
  return (
    <FormSection title={words.textTitle}>
      <SideBySide>
        {(["text", "text_es"] as const).map((field) => (
          <Field
            key={field}
            id={field}
            label={labelOf(field)}
            lang={field === "text" ? "en" : "es"}
            kind="textarea"
            rows={2}
            required
            limit={questionLimits.text}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
      <SideBySide>
        {(["description", "description_es"] as const).map((field) => (
          <RichTextField
            key={field}
            label={labelOf(field)}
            lang={field === "description" ? "en" : "es"}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
      <ConcernField {...fields} concerns={concerns} />
      <PurposeField {...fields} />
    </FormSection>
  );
}
