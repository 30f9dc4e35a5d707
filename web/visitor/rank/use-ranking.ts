import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useActionData, useNavigate } from "react-router";
import type { Result } from "#shared/contract/results.ts";
import { useIsHere } from "#web/core/is-here.ts";
import { useLanguage } from "#web/core/language.tsx";
import { changeQuiz, readQuiz, useQuiz } from "#web/visitor/quiz/store.ts";
import {
  type RankedConcern,
  remembered,
  underWay,
} from "#web/visitor/quiz/model.ts";
import { send, useSending } from "#web/visitor/quiz/submit.ts";

/** Puts the concerns in order and hands that in as the final result. */
export function useRanking(draft: Result) {
  const navigate = useNavigate();
  const language = useLanguage();
  const quiz = useQuiz();
  const [concerns, setConcerns] = useState(() => remembered(draft, quiz));
  const sending = useSending("order");
  const [failure, setFailure] = useState(useActionData() !== undefined);
  const isDone = useRef(false);
  const isHere = useIsHere();

  function reorder(moved: RankedConcern[]) {
    setConcerns(moved);
    const order = moved.map(({ _id }) => _id);
    changeQuiz((quiz) => ({
      ...quiz,
      rankKey: undefined,
      draft: draft._id,
      order,
    }));
  }

  async function save() {
    if (sending !== "not") return;
    setFailure(false);
    const order = concerns.map(({ _id }) => _id);
    // With the order, so that it can still be sent when this page is gone.
    changeQuiz((quiz) => ({ ...quiz, draft: draft._id, order }));
    try {
      const final = await send("order", language);
      isDone.current = true;
      if (isHere.current)
        await navigate(href("/results/:id", { id: final }), { replace: true });
    } catch {
      setFailure(true);
    }
  }

  // It was handed in, and the page closed before there was a connection.
  const saveAgain = useEffectEvent(save);
  useEffect(() => {
    const kept = readQuiz();
    const isWaiting = kept.draft === draft._id && underWay(kept) === "order";
    if (isWaiting) queueMicrotask(() => void saveAgain());
  }, [draft]);

  return { concerns, reorder, save, sending, failure, isDone };
}
