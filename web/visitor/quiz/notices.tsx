import { useWords } from "#web/core/language.tsx";
import { quizNoticesWords } from "#web/i18n/visitor/quiz-notices.words.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import { href } from "react-router";
import { scriptsWords } from "#web/i18n/core/scripts.words.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { Stack } from "#web/ui/layout/page.tsx";
import styles from "./notices.module.css";

/** Says that this browser stores nothing and that the quiz still works. */
export function NotKept() {
  const words = useWords(quizNoticesWords);
  return (
    <Alert kind="warning">
      <p>{words.cannotSave}</p>
      <p>{words.notKept}</p>
    </Alert>
  );
}

interface NotLoadedProps {
  text: string;
  tryAgain: string;
}

/** Replaces a quiz screen that could not be loaded. */
export function QuizNotLoaded({ text, tryAgain }: NotLoadedProps) {
  return (
    <div className={styles.failed}>
      <Alert kind="danger">{text}</Alert>
      <TryAgain label={tryAgain} />
    </div>
  );
}

/** Says that there is no quiz to continue. Shown without scripts if there is no cookie of a visit. */
export const QuizNotHere = import.meta.env.SSR ? Sentence : Nothing;

function Sentence() {
  const words = useWords(scriptsWords);
  return (
    <noscript>
      <Stack>
        <Alert kind="info">{words.quizNotHere}</Alert>
        <div>
          <ButtonLink to={href("/quiz/:id?")}>{words.toStart}</ButtonLink>
        </div>
      </Stack>
    </noscript>
  );
}

/** Renders nothing in the browser. Hydration does not change the server's markup. */
function Nothing() {
  return <noscript />;
}
