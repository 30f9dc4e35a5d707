import Plus from "lucide-react/icons/plus";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from "react";
import { ownQuestionLimit } from "#shared/rules/field-limits.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Row } from "#web/ui/layout/page.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { isFull, oneLine, withOwn } from "./visit-questions.ts";
import type { VisitState } from "./visit-store.ts";
import styles from "./visit.module.css";

/** A button that opens a box in which the visitor writes a question. */
export function OwnQuestion({ visit }: { visit: VisitState }) {
  const words = useWords(resultsWords);
  const [writing, setWriting] = useState<"not yet" | "now" | "done">("not yet");

  function add(text: string) {
    const { length } = visit.questions;
    if (isFull(visit.questions))
      return toasts.show({ text: words.full(length), kind: "warning" });
    visit.change((questions) => withOwn(questions, text, newKey()));
    toasts.show({ text: words.added, kind: "success" });
    setWriting("done");
  }
  if (writing !== "now")
    return (
      <Button
        kind="quiet"
        compact
        icon={Plus}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- back to where the writing began
        autoFocus={writing === "done"}
        onClick={() => setWriting("now")}
      >
        {words.writeOwn}
      </Button>
    );
  return (
    <OwnQuestionForm
      label={words.ownQuestion}
      submitLabel={words.add}
      onSubmit={add}
      onCancel={() => setWriting("done")}
    />
  );
}

interface OwnQuestionFormProps {
  label: string;
  submitLabel: string;
  text?: string;
  onSubmit: (text: string) => void;
  onCancel: () => void;
  /** More actions for the question. */
  children?: ReactNode;
}

/** Submits on Enter, because a question has one line, even if it wraps. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (!isTyping || event.key !== "Enter" || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("[type=submit]")?.click();
}

/** A box for one question. Submitting it empty cancels. */
export function OwnQuestionForm({
  label,
  submitLabel,
  text: before = "",
  onSubmit,
  onCancel,
  children,
}: OwnQuestionFormProps) {
  const words = useWords(resultsWords);
  const [typed, setTyped] = useState(before);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = oneLine(typed);
    if (text === "") onCancel();
    else onSubmit(text);
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
