import type { EditedConcern } from "#shared/contract/concerns.ts";
import type { Question } from "#shared/contract/questions.ts";
import { useConcernNames } from "#web/admin/concerns/concern-names.ts";
import { ConflictChoice } from "#web/admin/form/saving/conflict-choice.tsx";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { useWords } from "#web/core/language.tsx";
import { purposeWords } from "#web/i18n/admin/questions/purpose.ts";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import type { useSaveQuestion } from "./use-save-question.ts";

type Props = {
  saving: ReturnType<typeof useSaveQuestion>;
  concerns: EditedConcern[];
  onTakeTheirs: (theirs: Question) => void;
};

export function QuestionConflict({ saving, concerns, onTakeTheirs }: Props) {
  const words = useWords(questionsWords);
  const nameOf = useConcernNames(concerns, words.noConcern);
  const purpose = useWords(purposeWords);
  const labelOf = useLanguageLabel(words.fields);
  return (
    <ConflictChoice
      saving={saving}
      onTakeTheirs={({ latest }) => onTakeTheirs(latest)}
      labelOf={(field) => {
        if (field === "purpose") return purpose.label;
        return field === "concern" ? words.concern : labelOf(field);
      }}
      show={(field, content) => {
        if (field === "concern") return nameOf(content.concern);
        if (field === "purpose")
          return content.purpose
            ? purpose.purposes[content.purpose]
            : purpose.none;
        const isRich = field === "description" || field === "description_es";
        if (!isRich || content[field] === "") return content[field];
        return <RichText html={content[field]} />;
      }}
    />
  );
}
