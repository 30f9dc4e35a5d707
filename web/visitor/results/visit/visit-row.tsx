import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import {
  markedAsked,
  reworded,
  type VisitQuestion,
  questionText,
} from "./visit-questions.ts";
import { OwnQuestionForm } from "./own-question.tsx";
import type { VisitState } from "./visit-store.ts";
import styles from "./visit.module.css";

interface VisitRowProps {
  question: VisitQuestion;
  change: VisitState["change"];
  /** If undefined, the row can only be ticked off. */
  onRemove: (() => void) | undefined;
}

export function VisitRow({ question, change, onRemove }: VisitRowProps) {
  const words = useWords(resultsWords);
  const [editing, setEditing] = useState<"not yet" | "now" | "done">("not yet");
  const text = questionText(question, useLanguage());

  function save(typed: string) {
    if (typed !== text)
      change((questions) => reworded(questions, question._id, typed));
    setEditing("done");
  }
  if (editing === "now")
    return (
      <li className={styles.row}>
        <OwnQuestionForm
          label={words.question}
          submitLabel={words.save}
          text={text}
          onSubmit={save}
          onCancel={() => setEditing("done")}
        >
          <Button kind="quiet" compact icon={Trash} onClick={onRemove}>
            {words.remove}
          </Button>
        </OwnQuestionForm>
      </li>
    );
  return (
    <li className={styles.row} data-asked={question.isAsked}>
      <Checkbox
        label={<span className={styles.text}>{text}</span>}
        name="asked"
        value={question._id}
        checked={question.isAsked}
        onChange={(isAsked) =>
          change((questions) => markedAsked(questions, question._id, isAsked))
        }
      />
      {onRemove && (
        <IconButton
          icon={Pencil}
          label={words.change(text)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- back to where the editing began
          autoFocus={editing === "done"}
          onClick={() => setEditing("now")}
        />
      )}
    </li>
  );
}
