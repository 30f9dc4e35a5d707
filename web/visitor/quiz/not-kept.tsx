import { useWords } from "#web/core/language.tsx";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Says that this browser stores nothing, and that the quiz goes on without. */
export function NotKept() {
  const words = useWords(quizWords);
  return (
    <Alert kind="warning">
      <p>{words.cannotSave}</p>
      <p>{words.notKept}</p>
    </Alert>
  );
}
