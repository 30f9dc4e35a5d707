import { type FormEvent, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { isStorageWorking } from "#web/core/storage.ts";
import { quizWords } from "#web/i18n/quiz.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { useQuiz } from "./quiz-store.ts";
import { answeredCount } from "./saved-quiz.ts";
import { StartFields } from "./start-fields.tsx";
import styles from "./start-screen.module.css";
import { useStart } from "./use-start.ts";

function entryOf(form: HTMLFormElement, name: string): string {
  const entry = new FormData(form).get(name);
  return typeof entry === "string" ? entry.trim().slice(0, 100) : "";
}

/** Says who fills this in. What was typed before the page was ready is kept by the browser. */
export function StartForm({ isLoading }: { isLoading: boolean }) {
  const words = useWords(quizWords);
  const hasBegun = answeredCount(useQuiz()) > 0;
  const [isNameMissing, setNameMissing] = useState(false);
  const { start, startOver, failure } = useStart();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const parentName = entryOf(form, "parentName");
    setNameMissing(parentName === "");
    if (parentName === "") return form.querySelector("input")?.focus();
    const language = entryOf(form, "quizlang") === "es" ? "es" : "en";
    start({ parentName, childName: entryOf(form, "childName") }, language);
  }

  return (
    <form
      // Sends nothing by itself: a name must not end up in an address before the script is there.
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-busy={isLoading}
    >
      <StartFields isNameMissing={isNameMissing} />
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      {!isStorageWorking() && <Alert kind="warning">{words.notKept}</Alert>}
      <div className={styles.actions}>
        <Button
          type="submit"
          pending={isLoading}
          pendingLabel={words.loadingLink}
        >
          {hasBegun ? words.goOn : words.getStarted}
        </Button>
        {hasBegun && (
          <Button kind="quiet" onClick={startOver}>
            {words.startOver}
          </Button>
        )}
      </div>
    </form>
  );
}
