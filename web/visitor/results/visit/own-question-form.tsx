import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from "react";
import { ownQuestionLimit } from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Row } from "#web/ui/layout/page.tsx";
import styles from "./visit.module.css";

interface OwnQuestionFormProps {
  label: string;
  submitLabel: string;
  text?: string;
  onSubmit: (text: string) => void;
  onCancel: () => void;
  /** More that can be done with the question. */
  children?: ReactNode;
}

/** Enter is done: a question is one line, however many it takes to show it. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (!isTyping || event.key !== "Enter" || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("[type=submit]")?.click();
}

/** A box for one question; with nothing in it, submitting is the same as cancelling. */
export function OwnQuestionForm({
  label,
  submitLabel,
  text = "",
  onSubmit,
  onCancel,
  children,
}: OwnQuestionFormProps) {
  const words = useWords(resultsWords);
  const [typed, setTyped] = useState(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    const oneLine = typed.replace(/\s+/g, " ").trim();
    if (oneLine === "") onCancel();
    else onSubmit(oneLine);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter submits it, as ever
    <form className={styles.form} onSubmit={submit} onKeyDown={submitOnEnter}>
      <Field
        kind="textarea"
        rows={2}
        label={label}
        value={typed}
        onChange={setTyped}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to write in it
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        limit={ownQuestionLimit}
      />
      <Row gap={2}>
        <Button type="submit" compact>
          {submitLabel}
        </Button>
        <Button kind="quiet" compact onClick={onCancel}>
          {words.cancel}
        </Button>
        {children}
      </Row>
    </form>
  );
}
