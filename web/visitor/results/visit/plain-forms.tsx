import Trash from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { useActionData, useLocation } from "react-router";
import {
  ownQuestionLimit,
  visitQuestionsLimit,
} from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { RefusedQuestion } from "./take-questions.ts";
import styles from "./visit.module.css";

interface PlainFormProps {
  id?: string;
  only?: "plain";
  children: ReactNode;
}

/** A form of the visit questions for browsers without scripts; it returns to the list. */
export function PlainForm({ id, only, children }: PlainFormProps) {
  const { pathname } = useLocation();
  return (
    <form
      id={id}
      method="post"
      action={`${pathname}#my-questions`}
      className={styles.plain}
      data-only={only}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

interface PlainEditingProps {
  question: { _id: string };
  /** The id of the form that submits the row. */
  form: string;
  text: string;
}

/** Removes or rewords a question without scripts. */
export function PlainEditing({ question, form, text }: PlainEditingProps) {
  const words = useWords(resultsWords);
  const isRefused = useRefusedQuestion(question._id) !== undefined;
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
      <details className={styles.reword} data-only="plain" open={isRefused}>
        <summary aria-label={words.changeThis(text)}>
          {words.changeWords}
        </summary>
        <PlainQuestion id={question._id} text={text} />
      </details>
    </>
  );
}

/** The box for the visitor's own question, without scripts. With an id, it rewords that question. */
export function PlainQuestion({ id, text }: { id?: string; text?: string }) {
  const words = useWords(resultsWords);
  const refused = useRefusedQuestion(id);
  return (
    <PlainForm only="plain">
      {id && <input type="hidden" name="question" value={id} />}
      <div className={styles.form}>
        <Field
          kind="textarea"
          rows={2}
          label={id ? words.question : words.ownQuestion}
          name="own"
          defaultValue={refused?.own ?? text}
          autoComplete="off"
          error={refused?.error}
        />
        <div>
          <Button type="submit" name="do" value={id ? "reword" : "own"} compact>
            {id ? words.save : words.add}
          </Button>
        </div>
      </div>
    </PlainForm>
  );
}

/** The refused text and the reason. With an id, it is a new wording of that question, otherwise a new question. */
function useRefusedQuestion(id: string | undefined) {
  const words = useWords(resultsWords);
  const answered = useActionData<RefusedQuestion | { problem?: undefined }>();
  if (!answered?.problem || answered.question !== id) return undefined;
  const sentences = {
    missing: words.missing,
    tooLong: words.tooLong(ownQuestionLimit),
    full: words.full(visitQuestionsLimit),
  };
  return { own: answered.own, error: sentences[answered.problem] };
}
