import * as v from "valibot";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { languages } from "#shared/rules/language.ts";
import { call, isRefusal, isRefusedFor } from "#web/core/calls/call.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { track } from "#web/core/events.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { read, readText, write, forget } from "#web/core/storage/storage.ts";
import { answersToSend, isInProgress } from "#web/visitor/quiz/model.ts";
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
});
type UnsentQuiz = v.InferOutput<typeof unsentQuiz>;

const outbox = v.array(unsentQuiz);

export const readOutbox = (): UnsentQuiz[] => read("outgoing", outbox) ?? [];

function writeOutbox(quizzes: UnsentQuiz[]) {
  if (quizzes.length > 0) write("outgoing", quizzes);
  else forget("outgoing");
}

/** Moves a submitted quiz that has not arrived into the outbox, without the names. */
export function keepUnsentQuiz() {
  const quiz = readQuiz();
  const kind = isInProgress(quiz);
  if (!kind) return;
  const chosen = readText("quizlang") ?? pageLanguage();
  const unsent: UnsentQuiz = {
    answersKey: newKey(),
    orderKey: newKey(),
    language: chosen === "es" ? "es" : "en",
    information: readVisitor().information,
    answers: answersToSend(quiz),
    ...(kind === "order" && { draft: quiz.draft, order: quiz.order }),
  };
  writeOutbox([...readOutbox(), unsent]);
}

/** Replaces one quiz in the outbox, or removes it. Reads the outbox first, because another tab may have changed it. */
function put(
  quiz: UnsentQuiz,
  changes: Partial<UnsentQuiz> | undefined,
): UnsentQuiz {
  const changed = { ...quiz, ...changes };
  const all = readOutbox().flatMap((each) => {
    if (each.answersKey !== quiz.answersKey) return each;
    return changes ? changed : [];
  });
  writeOutbox(all);
  return changed;
}

async function send(unsent: UnsentQuiz) {
  const { answersKey, orderKey, language, information, answers } = unsent;
  const body = { language, information, answers };
  let quiz = unsent;
  if (quiz.draft === undefined) {
    const draft = await call(
      "POST /api/results",
      { body: { parentname: "", ...body } },
      { idempotencyKey: answersKey },
    );
    track("quiz_finished", { place: "/question/{number}" });
    quiz = put(quiz, { draft });
  }
  const { draft: _id = "" } = quiz;
  // The server knows the names of a draft that was sent with them.
  const draft = await call("GET /api/results/:id", { params: { id: _id } });
  const order = quiz.order ?? draft.orderedConcerns.map((each) => each._id);
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
  put(quiz, undefined);
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
