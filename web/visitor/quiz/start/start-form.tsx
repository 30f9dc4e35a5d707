import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import {
  href,
  useActionData,
  useLocation,
  useNavigate,
  useParams,
} from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { track } from "#web/core/events.ts";
import { useSite } from "#web/core/frame/site.ts";
import { writeText } from "#web/core/storage/storage.ts";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { useTypedText } from "#web/core/first-page/typed-text.ts";
import { useLanguage, useWords, languageOptions } from "#web/core/language.tsx";
import { useIsStored, useStoredText } from "#web/core/storage/stored.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { quizWords } from "#web/i18n/visitor/quiz-start.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { NotKept } from "#web/visitor/quiz/notices.tsx";
import {
  preloadQuestions,
  readQuiz,
  restart,
  saveVisitor,
  useQuiz,
  useVisitor,
} from "#web/visitor/quiz/store.ts";
import {
  answeredCount,
  type Names,
  namesIn,
  nextToAnswer,
  type Visitor,
} from "#web/visitor/quiz/model.ts";
import styles from "./start-screen.module.css";
import type { StartReply } from "./start.action.ts";
import { Field, type FieldProps } from "#web/ui/form/field.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";

/** The form for the names. Text typed before hydration stays. */
export function StartForm({ isLoading }: { isLoading: boolean }) {
  const words = useWords(quizWords);
  const form = useRef<HTMLFormElement>(null);
  const hasBegun = answeredCount(useQuiz()) > 0;
  const sent = useActionData<StartReply>()?.names;
  const stored = useVisitor()?.parentName;
  // A form that was sent before hydration did not contain the name stored on the phone.
  const refused = useHydrated() && stored ? undefined : sent;
  const [isNameMissing, setNameMissing] = useState(false);
  const { start, startOver, isStarting } = useStart();
  useTypedText(!isLoading);
  // Keeps the typed text for when the visitor comes back to this page.
  function remember() {
    const usr = form.current && namesIn(new FormData(form.current));
    history.replaceState({ ...history.state, usr }, "");
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isStarting) return;
    const filled = event.currentTarget;
    const entries = new FormData(filled);
    const names = namesIn(entries);
    setNameMissing(names.parentName === "");
    if (names.parentName === "") return filled.querySelector("input")?.focus();
    void start(names, entries.get("quizlang") === "es" ? "es" : "en");
  }

  return (
    <form
      ref={form}
      // Without scripts the server handles it; POST, so that names are never in an address.
      method="post"
      action={href("/quiz/:id?", useParams())}
      noValidate
      data-card
      className={styles.form}
      onSubmit={submit}
      aria-busy={isLoading}
    >
      <StartFields
        // Starting over empties the fields.
        key={String(hasBegun)}
        isNameMissing={isNameMissing || refused !== undefined}
        typed={refused}
      />
      {!useIsStored() && <NotKept />}
      <p className={styles.more}>
        <Link to={href("/information")} onClick={remember}>
          {words.moreAbout}
        </Link>
      </p>
      <StartActions
        isLoading={isLoading || isStarting}
        {...{ hasBegun, startOver }}
      />
    </form>
  );
}

/** Starts the quiz, or starts it over. */
function useStart() {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const information = useSite()?.information.version;

  async function start(names: Names, language: Language) {
    saveVisitor({ ...names, information });
    writeText("quizlang", language);
    // Remove the typed text: on a shared device the next family may come back to this entry.
    history.replaceState({ ...history.state, usr: null }, "");
    track("quiz_started", { place: "/quiz" });
    // Answers from plain forms come without their questions.
    if (answeredCount(readQuiz()) > 0) {
      setStarting(true);
      await preloadQuestions();
      setStarting(false);
    }
    void navigate(
      href("/question/:number", { number: String(nextToAnswer(readQuiz())) }),
    );
  }

  async function startOver() {
    await restart();
    void navigate(".", { replace: true, preventScrollReset: true });
    void preloadQuestions();
  }

  return { start, startOver, isStarting };
}

type ActionsProps = {
  isLoading: boolean;
  hasBegun: boolean;
  startOver: () => void;
};

function StartActions({ isLoading, hasBegun, startOver }: ActionsProps) {
  const words = useWords(quizWords);
  const { oneMoment } = useWords(coreWords);
  function over(event: MouseEvent) {
    event.preventDefault();
    startOver();
  }

  return (
    <div className={styles.actions}>
      <Button type="submit" pending={isLoading} pendingLabel={oneMoment}>
        {hasBegun ? words.goOn : words.getStarted}
      </Button>
      {hasBegun && (
        <Button
          kind="quiet"
          type="submit"
          name="do"
          value="over"
          onClick={over}
        >
          {words.startOver}
        </Button>
      )}
    </div>
  );
}

type NameProps = FieldProps & { defaultValue: string };

/** A field that shows a name stored later too, unless the visitor has typed in it. */
function NameField(field: NameProps) {
  const [keyOfTyped, setKeyOfTyped] = useState<string>();
  const key = keyOfTyped ?? field.defaultValue;
  return <Field key={key} {...field} onChange={() => setKeyOfTyped(key)} />;
}

type Props = {
  isNameMissing: boolean;
  /** The submitted names, if the server found that one is missing. */
  typed: Names | undefined;
};

/** The fields, filled in with the names stored on this phone. */
function StartFields({ isNameMissing, typed: sent }: Props) {
  const words = useWords(quizWords);
  const site = useLanguage();
  const chosen = useStoredText("quizlang") ?? site;
  const typed = useLocation().state as Visitor | null;
  const visitor = { ...useVisitor(), ...typed, ...sent };
  const { parentName = "", childName = "" } = visitor;
  return (
    <>
      <NameField
        label={words.parentName}
        name="parentName"
        required
        helper={words.parentNameHelper}
        autoComplete="given-name"
        defaultValue={parentName}
        error={isNameMissing ? words.parentNameMissing : undefined}
      />
      <NameField
        label={words.childName}
        name="childName"
        autoComplete="off"
        defaultValue={childName}
      />
      <RadioGroup
        key={chosen}
        legend={words.quizLanguage}
        name="quizlang"
        options={languageOptions}
        defaultValue={chosen}
        inline
      />
    </>
  );
}
