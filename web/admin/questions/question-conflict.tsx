import type { EditedConcern } from "#shared/contract/concerns.ts";
import type { Question, QuestionContent } from "#shared/contract/questions.ts";
import { Conflict } from "#web/admin/form/saving/conflict.tsx";
import { useTwinLabel } from "#web/admin/form/fields/twin-labels.ts";
import { useConcernNames } from "#web/admin/concerns/concern-names.ts";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";

type Props = {
  conflict: { mine: QuestionContent; theirs: Question };
  concerns: EditedConcern[];
  pending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

export function QuestionConflict({ concerns, ...conflict }: Props) {
  const words = useWords(questionsWords);
  const nameOf = useConcernNames(concerns, words.noConcern);
  const twinLabel = useTwinLabel(words.fields);
  return (
    <Conflict<QuestionContent>
      {...conflict}
      labelOf={(field) =>
        field === "concern" ? words.concern : twinLabel(field)
      }
      show={(field, content) => {
        if (field === "concern") return nameOf(content.concern);
        const isRich = field === "description" || field === "description_es";
        if (!isRich || content[field] === "") return content[field];
        return <RichText html={content[field]} />;
      }}
    />
  );
}
