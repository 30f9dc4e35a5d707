import { concernLimits, listLimits } from "#shared/rules/field-limits.ts";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import {
  type ConcernDraft,
  newQuestionRow,
} from "#web/admin/concerns/concern-draft.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { RowList } from "#web/admin/form/rows/row-list.tsx";
import { changed } from "#web/admin/form/rows/rows.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { Field } from "#web/ui/form/field.tsx";

const languages = [
  { field: "text", list: "suggestedquestions", lang: "en" },
  { field: "text_es", list: "suggestedquestions_es", lang: "es" },
] as const;

/** What parents may ask the doctor: every question beside its translation, moved and removed with it. */
export function QuestionFields({
  draft,
  change,
  errors,
}: DraftFields<ConcernDraft>) {
  const words = useWords(adminConcernsWords);
  const { inEnglish, inSpanish } = useWords(formWords);
  const labels = { en: inEnglish, es: inSpanish };
  const rows = draft.questions;
  return (
    <FormSection title={words.questionsTitle} intro={words.questionsIntro}>
      <RowList
        label={words.questionsTitle}
        rows={rows}
        nameOf={(at) => words.question(at + 1)}
        addLabel={words.addQuestion}
        limit={listLimits.suggestedquestions}
        makeRow={newQuestionRow}
        onChange={change("questions")}
        render={(row, at) => (
          <SideBySide>
            {languages.map(({ field, list, lang }) => (
              <Field
                key={field}
                label={labels[lang]}
                lang={lang}
                kind="textarea"
                rows={1}
                error={errors[`${list}.${at}`]}
                limit={concernLimits.suggestedquestion}
                value={row[field]}
                onChange={(text) =>
                  change("questions")(changed(rows, at, { [field]: text }))
                }
              />
            ))}
          </SideBySide>
        )}
      />
    </FormSection>
  );
}
