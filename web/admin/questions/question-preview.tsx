import { useState } from "react";
import { answerOptions } from "#shared/rules/answers.ts";
import { Preview } from "#web/admin/form/preview.tsx";
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
        const twin = language === "es" ? "_es" : "";
        const html = draft[`description${twin}`] || draft.description;
        return (
          <RadioGroup
            look="question"
            name="preview"
            legend={draft[`text${twin}`] || draft.text || "…"}
            helper={html && <RichText html={html} />}
            options={answerOptions.map((value) => ({
              value,
              label:
                draft[`label${value}${twin}`] ||
                draft[`label${value}`] ||
                value,
            }))}
            value={chosen}
            onChange={setChosen}
          />
        );
      }}
    </Preview>
  );
}
