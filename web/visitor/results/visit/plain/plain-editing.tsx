import Trash from "lucide-react/icons/trash-2";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "#web/visitor/results/visit/visit.module.css";
import { PlainForm } from "./plain-form.tsx";
import { useRefusedQuestion } from "./refused-question.ts";

interface PlainEditingProps {
  question: { _id: string };
  /** The form that the row is sent with. */
  form: string;
  text: string;
}

/** Takes a question off the list, or gives it other words, where no script does. */
export function PlainEditing({ question, form, text }: PlainEditingProps) {
  const words = useWords(resultsWords);
  return (
    <>
      <IconButton
        icon={Trash}
        type="submit"
        form={form}
        name="remove"
        value={question._id}
        label={words.removeThis(text)}
        data-only="plain"
      />
      <OtherWords id={question._id} text={text} />
    </>
  );
}

function OtherWords({ id, text }: { id: string; text: string }) {
  const words = useWords(resultsWords);
  const refused = useRefusedQuestion(id);
  return (
    <details
      className={styles.reword}
      data-only="plain"
      open={refused !== undefined}
    >
      <summary aria-label={words.changeThis(text)}>{words.changeWords}</summary>
      <PlainForm>
        <input type="hidden" name="question" value={id} />
        <div className={styles.form}>
          <Field
            kind="textarea"
            rows={2}
            label={words.question}
            name="own"
            defaultValue={refused?.typed ?? text}
            autoComplete="off"
            error={refused?.error}
          />
          <div>
            <Button type="submit" name="do" value="reword" compact>
              {words.save}
            </Button>
          </div>
        </div>
      </PlainForm>
    </details>
  );
}
