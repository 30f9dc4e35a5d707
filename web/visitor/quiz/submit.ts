import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Language } from "#shared/rules/language.ts";
import { call, isRefusal, isRefusedFor } from "#web/core/calls/call.ts";
import { callWithRetry } from "#web/core/calls/call-with-retry.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import type { Call } from "#web/core/calls/page-request.ts";
import { track } from "#web/core/events.ts";
import { useLanguage } from "#web/core/language.tsx";
import { departureCount } from "#web/core/runtime/departures.ts";
import { writeText } from "#web/core/storage/storage.ts";
import {
  filledIn,
  type SavedQuiz,
  isInProgress,
  type Visitor,
} from "./model.ts";
import { changeQuiz, forgetContact, readQuiz, readVisitor } from "./store.ts";

type Kind = "answers" | "order";

/** Where a visit is stored: on the phone, or in the cookie of a browser without scripts. */
interface SubmitStore {
  read: () => { user: Visitor; quiz: SavedQuiz };
  /** Called with the id of the stored result. */
  submitted: (kind: Kind, id: string) => void;
  /** Called if the invitation no longer exists. */
  forgetContact: () => void;
}

export interface Submission {
  call: Call;
  language: Language;
  store: SubmitStore;
  /** Returns the same key for a retry, so that sending twice creates one result. */
  keyOf: (kind: Kind, body: object) => string | Promise<string>;
  /** Called if the body was refused, because a corrected body needs a new key. */
  forgetKey?: (kind: Kind) => void;
}

/** Submits the answers, only once despite retries. Returns the id of the draft. */
export async function submitQuiz(io: Submission): Promise<string> {
  const { draft } = io.store.read().quiz;
  return draft ?? post(io, "answers");
}

/** Submits the order of the concerns; returns the id of the result. */
export async function submitRanking(io: Submission): Promise<string> {
  const { draft = "" } = io.store.read().quiz;
  const id = await post(io, "order");
  // The server has already replaced the draft; deleting it again is harmless.
  if (id !== draft)
    await io
      .call("DELETE /api/results/:id", { params: { id: draft } })
      .catch(() => undefined);
  return id;
}

/**
 * Sends a submission. If the invitation was deleted, sends without it. If the key was used with another body,
 * because the language or a name has changed, sends again with a new key. At worst this creates a second draft,
 * because the server returns the result of a draft that is already ranked.
 */
async function post(
  io: Submission,
  kind: Kind,
  { isRepeat = false, hasPublications = true } = {},
): Promise<string> {
  const { user, quiz: stored } = io.store.read();
  const quiz = hasPublications ? stored : { ...stored, publications: {} };
  const { draft = "", order = [] } = quiz;
  const orderedConcerns = order.map((_id) => ({ _id }));
  const body = {
    ...filledIn(user, quiz, io.language),
    ...(kind === "order" && { _id: draft, orderedConcerns }),
  };
  const idempotencyKey = await io.keyOf(kind, body);
  try {
    const id = await io.call("POST /api/results", { body }, { idempotencyKey });
    io.store.submitted(kind, id);
    return id;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    io.forgetKey?.(kind);
    if (user.contactId && isRefusedFor("unknown_contact", error))
      io.store.forgetContact();
    else if (isRepeat) throw error;
    // A server of the previous release does not know publications.
    else if (isRefusedFor("unknown_field", error)) hasPublications = false;
    else if (!isRefusedFor("key_reused", error)) throw error;
    return post(io, kind, { isRepeat: true, hasPublications });
  }
}

const keys = { answers: "handInKey", order: "rankKey" } as const;

const phone: Pick<Submission, "store" | "keyOf" | "forgetKey"> = {
  store: {
    read: () => ({ user: readVisitor(), quiz: readQuiz() }),
    submitted(kind, id) {
      writeText("userResultsId", id);
      if (kind === "answers") {
        track("quiz_finished", { place: "/question/{number}" });
        // If an answer was changed in the meantime, the key is gone. Do not keep the draft then, because it lacks that
        // answer.
        changeQuiz((quiz) => (quiz.handInKey ? { ...quiz, draft: id } : quiz));
      } else {
        track("concerns_ranked", { place: "/rank/{id}" });
        changeQuiz((quiz) => ({ ...quiz, final: id }));
      }
    },
    forgetContact,
  },
  keyOf(kind) {
    const key = readQuiz()[keys[kind]] ?? newKey();
    changeQuiz((quiz) => ({ ...quiz, [keys[kind]]: key }));
    return key;
  },
  forgetKey: (kind) =>
    void changeQuiz((quiz) => ({ ...quiz, [keys[kind]]: undefined })),
};

/** The current submission of this page. With `isWaiting`, there is no connection. */
type Sending = { kind: Kind; id: Promise<string>; isWaiting: boolean };

let sending: Sending | undefined;
const listeners = new Set<() => void>();

function setSending(next: Sending | undefined) {
  sending = next;
  for (const listen of listeners) listen();
}

let controller = new AbortController();

/** Ends the submissions of this page: they send and store nothing more. */
export function endSubmissions() {
  controller.abort();
  controller = new AbortController();
  setSending(undefined);
}

/** Like `signal.throwIfAborted`, which the oldest browsers lack. */
function throwIfEnded(signal: AbortSignal) {
  if (signal.aborted) throw new DOMException("The page ended", "AbortError");
}

function begin(kind: Kind, language: Language): Promise<string> {
  const { signal } = controller;
  // Another submission may have started meanwhile.
  const update = (next?: Sending) => sending?.id === id && setSending(next);
  const onWaiting = () => update({ kind, id, isWaiting: true });
  const patientCall: Call = async (
    line,
    input,
    { idempotencyKey: key } = {},
  ) => {
    try {
      return key === undefined
        ? await call(line, input, { signal })
        : await callWithRetry(line, input, { key, onWaiting, signal });
    } finally {
      // A reply that arrived just before the end must not be stored after it.
      throwIfEnded(signal);
    }
  };
  const submit = kind === "answers" ? submitQuiz : submitRanking;
  const id: Promise<string> = submit({ ...phone, call: patientCall, language });
  setSending({ kind, id, isWaiting: false });
  const done = () => update();
  id.then(done, done);
  return id;
}

/** Submits, and tries again until the submission arrives. Screens share one request. */
export function send(kind: Kind, language: Language): Promise<string> {
  return sending?.kind === kind ? sending.id : begin(kind, language);
}

/** Sends what was submitted offline, possibly on another page. */
export function flush(language: Language) {
  const kind = isInProgress(readQuiz());
  return kind && { kind, id: send(kind, language) };
}

export type SendingState = "not" | "now" | "waiting";

/** The state of a submission by any screen. */
function useSending(kind: Kind): SendingState {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () =>
      sending?.kind !== kind ? "not" : sending.isWaiting ? "waiting" : "now",
    () => "not",
  );
}

/**
 * Submits from a screen. `onSent` is not called once the visitor has left the screen or tried to, because they want to
 * read something else. If they could not leave, `hasArrived` is true. With `wasSubmitted`, the page was closed before it could be sent, so it is sent now.
 */
export function useSubmit(
  kind: Kind,
  wasSubmitted: () => boolean,
  onSent: (id: string) => Promise<void> | void,
  hasFailedBefore = false,
) {
  const language = useLanguage();
  const sending = useSending(kind);
  const [hasFailed, setFailed] = useState(hasFailedBefore);
  const [hasArrived, setArrived] = useState(false);
  const isHere = useRef(false);

  function startOver() {
    setFailed(false);
    setArrived(false);
  }

  async function submit() {
    startOver();
    const departures = departureCount();
    try {
      const id = await send(kind, language);
      if (!isHere.current) return;
      if (departures === departureCount()) await onSent(id);
      else setArrived(true);
    } catch {
      setFailed(true);
    }
  }

  const submitAgain = useEffectEvent(() => void (wasSubmitted() && submit()));
  useEffect(() => {
    isHere.current = true;
    queueMicrotask(() => submitAgain());
    return () => {
      isHere.current = false;
    };
  }, []);
  return { submit, startOver, sending, hasFailed, hasArrived };
}
