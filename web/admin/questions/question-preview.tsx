import { useState } from "react";
import { Preview } from "#web/admin/form/preview.tsx";
import { wordsOfQuestion } from "#web/core/question-words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import type { QuestionDraft } from "./question-draft.ts";

type Props = { draft: QuestionDraft; onClose: () => void };

/** The question on the visitor's screen; where Spanish is missing, English stands in as it does there. */
export function QuestionPreview({ draft, onClose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Preview onClose={onClose}>
      {(language) => {
        const { text, description, options } = wordsOfQuestion(draft, language);
        return (
          <RadioGroup
            look="question"
            name="preview"
            legend={text || "…"}
            helper={description && <RichText html={description} />}
            options={options}
            value={chosen}
            onChange={setChosen}
          />
        );
      }}
    </Preview>
  );
}
