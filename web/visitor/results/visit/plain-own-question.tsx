import { useActionData } from "react-router";
import {
  ownQuestionLimit,
  visitQuestionsLimit,
} from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PlainForm } from "./plain-form.tsx";
import type { RefusedQuestion } from "./take-questions.ts";
import styles from "./visit.module.css";

/** The box for a question in one's own words where no script opens it. */
export function PlainOwnQuestion() {
  const words = useWords(resultsWords);
  const answered = useActionData<RefusedQuestion | { problem?: undefined }>();
  const refused = answered?.problem ? answered : undefined;
  const problems = {
    missing: words.missing,
    tooLong: words.tooLong(ownQuestionLimit),
    full: words.full(visitQuestionsLimit),
  };
  return (
    <PlainForm only="plain">
      <div className={styles.form}>
        <Field
          kind="textarea"
          rows={2}
          label={words.ownQuestion}
          name="own"
          defaultValue={refused?.own ?? ""}
          autoComplete="off"
          error={refused && problems[refused.problem]}
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
