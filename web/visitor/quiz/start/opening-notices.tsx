import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { href } from "react-router";
import { laterWords } from "#web/i18n/visitor/results/later.words.ts";
import { questionWords } from "#web/i18n/visitor/question-screen.words.ts";
import { rankWords } from "#web/i18n/visitor/rank.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { flush } from "#web/visitor/quiz/submit.ts";
import {
  forgetContact,
  isOwnFinal,
  isUnknown,
  readQuiz,
  readVisitor,
  restart,
} from "#web/visitor/quiz/store.ts";
import { isInProgress } from "#web/visitor/quiz/model.ts";
import { call } from "#web/core/calls/call.ts";

type Forgotten = "results" | "link";

export function OpeningNotices() {
  return (
    <>
      <ForgottenNotice />
      <SentLater />
    </>
  );
}

/** Says which data this phone has removed because staff deleted it on the server. */
function ForgottenNotice() {
  const words = useWords(laterWords).forgotten;
  const [forgotten, setForgotten] = useState<Forgotten>();
  useEffect(() => {
    let isHere = true;
    void forgetDeletedDraft(() => isHere).then(setForgotten, () => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  if (!forgotten) return null;
  return (
    <Alert kind="info" live="polite">
      {words[forgotten]}
    </Alert>
  );
}

const placeAfter = {
  answers: (id: string) => href("/rank/:id", { id }),
  order: (id: string) => href("/results/:id", { id }),
};

/**
 * Sends a quiz that was submitted offline and then opens the results. Until then, says that the quiz is stored on
 * this phone.
 */
export function SentLater() {
  const words = useWords(laterWords);
  const failures = {
    answers: useWords(questionWords).cannotAnswer,
    order: useWords(rankWords).cannotSet,
  };
  const language = useLanguage();
  const [what] = useState(() => isInProgress(readQuiz()));
  const [place, setPlace] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const begin = useEffectEvent(() => flush(language));
  useEffect(() => {
    let isHere = true;
    const sent = begin();
    sent?.id.then(
      (id) => isHere && setPlace(placeAfter[sent.kind](id)),
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

async function isGone(asking: Promise<unknown>): Promise<boolean> {
  return asking.then(() => false, isUnknown);
}

async function forgetResult(isWanted: () => boolean): Promise<boolean> {
  const { final: id } = readQuiz();
  if (id === undefined) return false;
  const asking = call("GET /api/results/:id", { params: { id } });
  if (!(await isGone(asking)) || !isWanted() || !isOwnFinal(id)) return false;
  await restart();
  return true;
}

async function forgetInvitation(isWanted: () => boolean): Promise<boolean> {
  const { contactId: id } = readVisitor();
  if (id === undefined) return false;
  const asking = call("GET /api/contacts/:id", { params: { id } });
  if (!(await isGone(asking)) || !isWanted()) return false;
  if (readVisitor().contactId !== id) return false;
  forgetContact();
  return true;
}

/** Forgets results or an invitation that the server no longer knows, and returns which. */
export async function forgetDeletedDraft(
  isWanted: () => boolean,
): Promise<Forgotten | undefined> {
  const [isResult, isLink] = await Promise.all([
    forgetResult(isWanted),
    forgetInvitation(isWanted),
  ]);
  return isResult ? "results" : isLink ? "link" : undefined;
}
