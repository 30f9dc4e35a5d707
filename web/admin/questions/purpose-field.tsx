import { questionPurposes } from "#shared/rules/visit/child-notes.ts";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import { useWords } from "#web/core/language.tsx";
import { purposeWords } from "#web/i18n/admin/questions/purpose.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { QuestionDraft } from "./question-draft.ts";

/** Whether the answers say how old the child is, or which doses it had; and what they then have to mean. */
export function PurposeField({
  draft,
  change,
  errors,
}: DraftFields<QuestionDraft>) {
  const words = useWords(purposeWords);
  const chosen = questionPurposes.find((each) => each === draft.purpose);
  const options = questionPurposes.map((value) => ({
    value,
    label: words.purposes[value],
  }));
  return (
    <SelectField
      label={words.label}
      helper={chosen ? words.meanings[chosen] : words.helper}
      prompt={words.none}
      error={errors["purpose"]}
      value={draft.purpose}
      options={[{ value: "", label: words.none }, ...options]}
      onChange={(value) =>
        change("purpose")(questionPurposes.find((each) => each === value) ?? "")
      }
    />
  );
}
