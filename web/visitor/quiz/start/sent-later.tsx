import { useEffect, useEffectEvent, useState } from "react";
import { href } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { laterWords } from "#web/i18n/visitor/results/later.ts";
import { questionWords } from "#web/i18n/visitor/question.ts";
import { rankWords } from "#web/i18n/visitor/rank.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { handIn } from "#web/visitor/quiz/hand-in.ts";
import { handInOrder } from "#web/visitor/quiz/hand-in-order.ts";
import { readQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { underWay } from "#web/visitor/quiz/saved-quiz.ts";

type What = NonNullable<ReturnType<typeof underWay>>;

/** Sends what waited for a connection, and answers where it goes on. */
async function send(what: What, language: Language): Promise<string> {
  const nothing = () => undefined;
  return what === "answers"
    ? href("/rank/:id", { id: await handIn(language, nothing) })
    : href("/results/:id", { id: await handInOrder(language, nothing) });
}

/** Sends what was handed in without a connection, says that it is kept until then, and leads on. */
export function SentLater() {
  const words = useWords(laterWords);
  const failures = {
    answers: useWords(questionWords).cannotAnswer,
    order: useWords(rankWords).cannotSet,
  };
  const language = useLanguage();
  const [what] = useState(() => underWay(readQuiz()));
  const [place, setPlace] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const begin = useEffectEvent(async () => what && send(what, language));
  useEffect(() => {
    let isHere = true;
    begin().then(
      (sentTo) => isHere && setPlace(sentTo),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (!what) return null;
  if (hasFailed) return <Alert kind="danger">{failures[what]}</Alert>;
  return (
    <Alert kind={place ? "success" : "info"} live="polite">
      <p>{place ? words.sent[what] : words.waiting[what]}</p>
      {place && (
        <p>
          <Link look="standalone" to={place}>
            {words.goOn[what]}
          </Link>
        </p>
      )}
    </Alert>
  );
}
