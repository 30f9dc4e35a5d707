import { useRef, useState } from "react";
import { href, useActionData, useNavigate } from "react-router";
import type { Result } from "#shared/contract/results.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { deliver } from "#web/core/calls/deliver.ts";
import { newKey } from "#web/core/calls/new-key.ts";
import { track } from "#web/core/events.ts";
import { useLanguage } from "#web/core/language.tsx";
import { writeText } from "#web/core/storage/storage.ts";
import { filledInHere } from "#web/visitor/quiz/hand-in.ts";
import { changeQuiz, readQuiz, useQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { forgetContact } from "#web/visitor/quiz/visitor.ts";
import { type RankedConcern, remembered } from "./remembered.ts";

/** Puts the concerns in order and hands that in as the final result. */
export function useRanking(draft: Result) {
  const navigate = useNavigate();
  const language = useLanguage();
  const quiz = useQuiz();
  const [concerns, setConcerns] = useState(() => remembered(draft, quiz));
  const [sending, setSending] = useState<"not" | "now" | "waiting">("not");
  const [failure, setFailure] = useState(useActionData() !== undefined);
  const isDone = useRef(false);

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

  async function send() {
    const isFirstTime = !isDone.current;
    const key = readQuiz().rankKey ?? newKey();
    changeQuiz((quiz) => ({ ...quiz, rankKey: key }));
    const orderedConcerns = concerns.map(({ _id }) => ({ _id }));
    const body = { ...filledInHere(language), _id: draft._id, orderedConcerns };
    const onWaiting = () => setSending("waiting");
    const final = await deliver(
      "POST /api/results",
      { body },
      { key, onWaiting },
    );
    // The server has replaced the draft already; asking again does no harm.
    await call("DELETE /api/results/:id", { params: { id: draft._id } }).catch(
      () => undefined,
    );
    writeText("userResultsId", final);
    changeQuiz((quiz) => ({ ...quiz, final }));
    isDone.current = true;
    if (isFirstTime) track("concerns_ranked", { place: "/rank/{id}" });
    await navigate(href("/results/:id", { id: final }), { replace: true });
  }

  /** An invitation that is gone meanwhile does not keep the order from being saved. */
  async function sendAsWhoeverIsLeft() {
    try {
      await send();
    } catch (error) {
      changeQuiz((quiz) => ({ ...quiz, rankKey: undefined }));
      if (!isRefusedFor("unknown_contact", error)) throw error;
      forgetContact();
      await send();
    }
  }

  function save() {
    if (sending !== "not") return;
    setSending("now");
    setFailure(false);
    sendAsWhoeverIsLeft()
      .catch(() => setFailure(true))
      .finally(() => setSending("not"));
  }

  return { concerns, reorder, save, sending, failure, isDone };
}
