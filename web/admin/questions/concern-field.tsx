import type { EditedConcern } from "#shared/contract/concerns.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import type { QuestionDraft } from "./question-draft.ts";

type Props = DraftFields<QuestionDraft> & { concerns: EditedConcern[] };

/** What the answers count for; having none is a choice too, and has to be made. */
export function ConcernField({ draft, change, errors, concerns }: Props) {
  const words = useWords(questionsWords);
  const language = useLanguage();
  const options = concerns.map(({ _id, name, name_es, active }) => {
    const label = inLanguage(language, name, name_es);
    return { value: _id, label: active ? label : words.inactive(label) };
  });
  return (
    <SelectField
      label={words.concern}
      helper={words.concernHelper}
      required
      prompt={words.chooseConcern}
      error={errors["concern"]}
      value={draft.concern}
      options={[{ value: "", label: words.noConcern }, ...options]}
      onChange={change("concern")}
    />
  );
}
