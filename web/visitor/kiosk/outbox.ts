import * as v from "valibot";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { languages } from "#shared/rules/language.ts";
import { call, isRefusal, isRefusedFor } from "#web/core/calls/call.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { track } from "#web/core/events.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { read, readText, write, forget } from "#web/core/storage/storage.ts";
import { answersToSend } from "#web/visitor/quiz/model.ts";
import { readQuiz, readVisitor } from "#web/visitor/quiz/store.ts";

/** Answers that could not be sent yet, without names. */
const unsentQuiz = v.object({
  /** The idempotency keys of the two requests, so that sending twice creates one result. */
  answersKey: v.string(),
  orderKey: v.string(),
  language: v.picklist(languages),
  information: v.optional(v.number()),
  answers: v.array(
    v.object({
      question: v.string(),
      concern: v.nullable(v.string()),
      answer: v.picklist(answerOptions),
      publication: v.optional(v.number()),
    }),
  ),
  draft: v.optional(v.string()),
  /** The family's order. Without it, the order that the server proposes is sent. */
  order: v.optional(v.array(v.string())),
  /** Whether the finished quiz has been counted. */
  isCounted: v.optional(v.boolean()),
});
type UnsentQuiz = v.InferOutput<typeof unsentQuiz>;

const outbox = v.array(unsentQuiz);

export const readOutbox = (): UnsentQuiz[] => read("outgoing", outbox) ?? [];

function writeOutbox(quizzes: UnsentQuiz[]) {
  if (quizzes.length > 0) write("outgoing", quizzes);
  else forget("outgoing");
}

/**
 * Moves a submitted quiz that is not finished into the outbox, without the names. Its key becomes part of the new keys,
 * so that two tabs keep it only once.
 */
export function keepUnsentQuiz() {
  const quiz = readQuiz();
  const { handInKey, draft, rankKey, order, final } = quiz;
  const key = handInKey ?? draft;
  if (key === undefined || final !== undefined) return;
  const chosen = readText("quizlang") ?? pageLanguage();
  const unsent: UnsentQuiz = {
    answersKey: `${key}-answers`,
    orderKey: `${key}-order`,
    language: chosen === "es" ? "es" : "en",
    information: readVisitor().information,
    answers: answersToSend(quiz),
    ...(draft !== undefined && { draft, isCounted: true }),
    ...(rankKey !== undefined && { order }),
  };
  const all = readOutbox();
  if (!all.some(({ answersKey }) => answersKey === unsent.answersKey))
    writeOutbox([...all, unsent]);
}

/** Changes one quiz in the outbox, or removes it. Reads the outbox first, because another tab may have changed it. */
function put(
  { answersKey }: UnsentQuiz,
  changes: Partial<UnsentQuiz> | undefined,
) {
  const all = readOutbox().flatMap((each) => {
    if (each.answersKey !== answersKey) return each;
    return changes ? { ...each, ...changes } : [];
  });
  writeOutbox(all);
}

/** Another tab may have counted it. */
const isCounted = ({ answersKey }: UnsentQuiz) =>
  readOutbox().some((each) => each.answersKey === answersKey && each.isCounted);

async function send(unsent: UnsentQuiz) {
  const { answersKey, orderKey, language, information, answers } = unsent;
  let { draft: _id } = unsent;
  const body = { language, information, answers };
  if (_id === undefined) {
    const draft = await call(
      "POST /api/results",
      { body: { parentname: "", ...body } },
      { idempotencyKey: answersKey },
    );
    if (!isCounted(unsent))
      track("quiz_finished", { place: "/question/{number}" });
    put(unsent, { draft, isCounted: true });
    _id = draft;
  }
  // The server knows the names of a draft that was sent with them.
  const draft = await call("GET /api/results/:id", { params: { id: _id } });
  const order = unsent.order ?? draft.orderedConcerns.map((each) => each._id);
  if (!draft.ranked)
    await call(
      "POST /api/results",
      {
        body: {
          ...body,
          _id,
          orderedConcerns: order.map((id) => ({ _id: id })),
        },
      },
      { idempotencyKey: orderKey },
    );
  put(unsent, undefined);
}

/** Whether the draft has been deleted, or the topics have changed since. The answers are then sent as a new draft. */
function isOutdated(error: unknown): boolean {
  return (
    isRefusedFor("not_found", error) || isRefusedFor("ranking_outdated", error)
  );
}

async function sendAll() {
  for (const quiz of readOutbox()) {
    try {
      await send(quiz);
    } catch (error) {
      if (isOutdated(error)) {
        const keys = { answersKey: newKey(), orderKey: newKey() };
        put(quiz, { ...keys, draft: undefined, order: undefined });
      }
      // Without a connection, the others would fail, too.
      if (!isRefusal(error)) return;
    }
  }
}

let sending: Promise<void> | undefined;

/** Sends the quizzes in the outbox. Those that do not arrive stay in it. */
export function sendOutbox(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}
