import { type FormEvent, useRef, useState } from "react";
import { href } from "react-router";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { useEarlySubmit } from "#web/core/navigation/early-submit.ts";
import { NeedsScripts } from "#web/core/frame/needs-scripts.tsx";
import { useWords } from "#web/core/language.tsx";
import { isStorageWorking } from "#web/core/storage/storage.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { NotKept } from "#web/visitor/quiz/not-kept.tsx";
import { useQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { answeredCount } from "#web/visitor/quiz/saved-quiz.ts";
import { StartFields } from "./start-fields.tsx";
import styles from "./start-screen.module.css";
import { useStart } from "./use-start.ts";

function entryOf(form: HTMLFormElement, name: string): string {
  const entry = new FormData(form).get(name);
  return typeof entry === "string" ? entry.trim().slice(0, nameLimit) : "";
}

function namesIn(form: HTMLFormElement) {
  const [parentName, childName] = [
    entryOf(form, "parentName"),
    entryOf(form, "childName"),
  ];
  return { parentName, childName };
}

/** Says who fills this in. What was typed before the page was ready is kept by the browser. */
export function StartForm({ isLoading }: { isLoading: boolean }) {
  const words = useWords(quizWords);
  const { oneMoment } = useWords(coreWords);
  const form = useRef<HTMLFormElement>(null);
  const hasBegun = answeredCount(useQuiz()) > 0;
  const [isNameMissing, setNameMissing] = useState(false);
  const { start, startOver } = useStart();
  useEarlySubmit(form, !isLoading);
  // So that coming back from reading finds what was typed.
  function remember() {
    const usr = form.current && namesIn(form.current);
    history.replaceState({ ...history.state, usr }, "");
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = event.currentTarget;
    const names = namesIn(filled);
    setNameMissing(names.parentName === "");
    if (names.parentName === "") return filled.querySelector("input")?.focus();
    const language = entryOf(filled, "quizlang") === "es" ? "es" : "en";
    start(names, language);
  }

  return (
    <form
      ref={form}
      // Sends nothing by itself: a name must not end up in an address before the script is there.
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-busy={isLoading}
    >
      <StartFields isNameMissing={isNameMissing} />
      {!isStorageWorking() && <NotKept />}
      <NeedsScripts />
      <p className={styles.more}>
        <Link to={href("/information")} onClick={remember}>
          {words.moreAbout}
        </Link>
      </p>
      <div className={styles.actions}>
        <Button
          type="submit"
          pending={isLoading}
          pendingLabel={oneMoment}
          earlyLabel={oneMoment}
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
