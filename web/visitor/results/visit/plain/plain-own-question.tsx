import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "#web/visitor/results/visit/visit.module.css";
import { PlainForm } from "./plain-form.tsx";
import { useRefusedQuestion } from "./refused-question.ts";

/** The box for a question in one's own words where no script opens it. */
export function PlainOwnQuestion() {
  const words = useWords(resultsWords);
  const refused = useRefusedQuestion();
  return (
    <PlainForm only="plain">
      <div className={styles.form}>
        <Field
          kind="textarea"
          rows={2}
          label={words.ownQuestion}
          name="own"
          defaultValue={refused?.typed ?? ""}
          autoComplete="off"
          error={refused?.error}
        />
        <div>
          <Button type="submit" name="do" value="own" compact>
            {words.add}
          </Button>
        </div>
      </div>
    </PlainForm>
  );
}
