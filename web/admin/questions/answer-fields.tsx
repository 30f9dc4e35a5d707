import { answerOptions } from "#shared/rules/answers.ts";
import { questionLimits } from "#shared/rules/field-limits.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { Field } from "#web/ui/form/field.tsx";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import type { QuestionDraft } from "./question-draft.ts";

/** The five answers, from the one that counts most to the one that counts least. */
export function AnswerFields({
  draft,
  change,
  errors,
}: DraftFields<QuestionDraft>) {
  const words = useWords(questionsWords);
  const labelOf = useLanguageLabel(words.fields);
  return (
    <FormSection title={words.answersTitle} intro={words.answersIntro}>
      {answerOptions.map((option) => (
        <SideBySide key={option}>
          {([`label${option}`, `label${option}_es`] as const).map((field) => (
            <Field
              key={field}
              id={field}
              label={labelOf(field)}
              lang={field.endsWith("_es") ? "es" : "en"}
              limit={questionLimits.label}
              error={errors[field]}
              value={draft[field]}
              onChange={change(field)}
            />
          ))}
        </SideBySide>
      ))}
    </FormSection>
  );
}
