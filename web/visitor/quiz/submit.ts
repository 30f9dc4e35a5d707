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
import { writeText } from "#web/core/storage/storage.ts";
import {
  filledIn,
  type SavedQuiz,
  isInProgress,
  type Visitor,
} from "./model.ts";
import { changeQuiz, forgetContact, readQuiz, readVisitor } from "./store.ts";

type Kind = "answers" | "order";

/** Stores a visit: in the phone's storage, or in the cookie of a browser without scripts. */
interface SubmitStore {
  read: () => { user: Visitor; quiz: SavedQuiz };
  /** The server knows the result by this id from now on. */
  submitted: (kind: Kind, id: string) => void;
  /** The invitation is not known any more. */
  forgetContact: () => void;
}

export interface Submission {
  call: Call;
  language: Language;
  store: SubmitStore;
  /** A repeat gets the same key, so that sending twice makes one result. */
  keyOf: (kind: Kind, body: object) => string | Promise<string>;
  /** The body was refused: the next one needs another key. */
  forgetKey?: (kind: Kind) => void;
}

/** Submits the answers, once; returns the id of the draft. */
export async function submitQuiz(io: Submission): Promise<string> {
  const { draft } = io.store.read().quiz;
  return draft ?? post(io, "answers");
}

/** Submits the order of the concerns; returns the id of the result. */
export async function submitRanking(io: Submission): Promise<string> {
  const { draft = "" } = io.store.read().quiz;
  const id = await post(io, "order");
  // The server has replaced the draft already; asking again does no harm.
  if (id !== draft)
    await io
      .call("DELETE /api/results/:id", { params: { id: draft } })
      .catch(() => undefined);
  return id;
}

/**
 * An invitation that is gone does not lose what it was submitted with. If the key was used for another
 * body, because the language or a name has changed since, sends once more with a new key: at most that
 * leaves a second draft, as the server answers a ranked draft with its result.
 */
async function post(
  io: Submission,
  kind: Kind,
  isRepeat = false,
): Promise<string> {
  const { user, quiz } = io.store.read();
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
    else if (isRepeat || !isRefusedFor("key_reused", error)) throw error;
    return post(io, kind, true);
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
        // Changing an answer meanwhile dropped the key: it is not part of this draft.
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

/** What is being sent from this page; "waiting" without a connection. */
type Sending = { kind: Kind; id: Promise<string>; isWaiting: boolean };

let sending: Sending | undefined;
const listeners = new Set<() => void>();

function setSending(next: Sending | undefined) {
  sending = next;
  for (const listen of listeners) listen();
}

function begin(kind: Kind, language: Language): Promise<string> {
  // Meanwhile something else may be sent.
  const update = (next?: Sending) => sending?.id === id && setSending(next);
  const onWaiting = () => update({ kind, id, isWaiting: true });
  const patientCall: Call = (line, input, { idempotencyKey } = {}) =>
    idempotencyKey === undefined
      ? call(line, input)
      : callWithRetry(line, input, { key: idempotencyKey, onWaiting });
  const submit = kind === "answers" ? submitQuiz : submitRanking;
  const id: Promise<string> = submit({ ...phone, call: patientCall, language });
  setSending({ kind, id, isWaiting: false });
  const done = () => update();
  id.then(done, done);
  return id;
}

/** Sends until it has arrived. There is one request at a time, however many screens ask for it. */
export function send(kind: Kind, language: Language): Promise<string> {
  return sending?.kind === kind ? sending.id : begin(kind, language);
}

/** Sends what was submitted without a connection, and may have been on another page. */
export function flush(language: Language) {
  const kind = isInProgress(readQuiz());
  return kind && { kind, id: send(kind, language) };
}

export type SendingState = "not" | "now" | "waiting";

/** Whether any screen is sending something. */
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
 * Submits from a screen. `onSent` is not called once the screen is left: the visitor may read something
 * else by then. `wasSubmitted`: the page closed before there was a connection, so it is sent again.
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
  const isHere = useRef(false);

  async function submit() {
    setFailed(false);
    try {
      const id = await send(kind, language);
      if (isHere.current) await onSent(id);
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
  return { submit, sending, hasFailed, setFailed };
}
