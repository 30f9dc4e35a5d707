import { beforeEach, expect, test, vi } from "vitest";
import { answerLabels } from "#shared/rules/quiz/answers.ts";
import { forget, write } from "#web/core/storage/storage.ts";
import { endSubmissions, send } from "./submit.ts";
import { changeQuiz, readQuiz, readVisitor } from "./store.ts";
import { newQuiz, isInProgress, withAnswer, withQuestion } from "./model.ts";

const [draft, final] = ["a draft", "a result"];

type Asked = { method: string; headers: Headers; body: string };
type Answer = () => Response | Promise<Response>;

/** A phone with a quiz to submit, whose connection can be lost. */
function phone(quiz: object = {}) {
  const sent: { line: string; key: string | null; body: string }[] = [];
  const line: { answer: Answer | undefined } = { answer: undefined };
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal(
    "fetch",
    async (address: string, { method, headers, body }: Asked) => {
      const key = headers.get("idempotency-key");
      sent.push({ line: `${method} ${address}`, key, body });
      if (!line.answer) throw new TypeError("no line");
      return line.answer();
    },
  );
  changeQuiz(() => ({ ...newQuiz, ...quiz }));
  const comesBack = (answer: Answer) => {
    line.answer = answer;
    page.dispatchEvent(new Event("online"));
  };
  return { sent, comesBack };
}

beforeEach(() => write("user", { parentName: "Ana", contactId: "c" }));

const question = {
  _id: "q",
  concern: null,
  number: 1,
  amount: 1,
  text: "Why?",
  text_es: "¿Por qué?",
  description: "",
  description_es: "",
  ...answerLabels(() => ""),
  publication: 7,
};

const keysOf = (sent: { line: string; key: string | null }[]) =>
  new Set(
    sent.filter(({ line }) => line.startsWith("POST")).map(({ key }) => key),
  );

test("sends answers submitted offline when the site is opened again, with the same key", async () => {
  const { sent, comesBack } = phone();
  const closed = send("answers", "en");
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000);
  expect(isInProgress(readQuiz())).toBe("answers");

  const opened = send("answers", "en");
  comesBack(() => Response.json(draft));
  expect(await Promise.all([closed, opened])).toEqual([draft, draft]);
  expect(isInProgress(readQuiz())).toBeUndefined();
  expect(keysOf(sent).size).toBe(1);
});

test("later sends a ranking that was submitted offline, unchanged", async () => {
  const { sent, comesBack } = phone({ draft, order: ["x", "y"] });
  const closed = send("order", "en");
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000);
  expect(isInProgress(readQuiz())).toBe("order");
  expect(readQuiz().order).toEqual(["x", "y"]);

  const opened = send("order", "en");
  comesBack(() => Response.json(final));
  expect(await Promise.all([closed, opened])).toEqual([final, final]);
  expect(readQuiz().final).toBe(final);
  expect(isInProgress(readQuiz())).toBeUndefined();
  expect(keysOf(sent).size).toBe(1);
});

test("makes no second result when the visitor leaves while the draft is replaced", async () => {
  const { sent, comesBack } = phone({ draft, order: ["x"] });
  comesBack(() =>
    sent.some(({ line }) => line.startsWith("DELETE"))
      ? new Promise<Response>(() => {})
      : Response.json(final),
  );
  void send("order", "en");
  await vi.waitFor(() => expect(readQuiz().final).toBe(final), 20_000);
});

test.each([
  ["answers", {}, "answers"],
  ["an order", { draft, order: ["x"] }, "order"],
] as const)(
  "sends %s without the invitation if it no longer exists",
  async (_what, quiz, kind) => {
    const { comesBack } = phone(quiz);
    const refused = { errors: [{ code: "unknown_contact" }] };
    const replies = [
      () => Response.json(refused, { status: 400 }),
      () => Response.json(final),
    ];
    comesBack(() => (replies.shift() ?? (() => Response.json(null)))());
    expect(await send(kind, "en")).toBe(final);
    expect(readVisitor()).toEqual({ parentName: "Ana" });
  },
);

test.each([
  ["answers", {}, "answers"],
  ["an order", { draft, order: ["x"] }, "order"],
] as const)(
  "if the reply was lost and the language has changed, sends %s again with a new key",
  async (_what, quiz, kind) => {
    const { sent, comesBack } = phone(quiz);
    const refused = { errors: [{ code: "key_reused" }] };
    const replies = [
      () => Response.json(refused, { status: 409 }),
      () => Response.json(final),
    ];
    comesBack(() => (replies.shift() ?? (() => Response.json(null)))());
    expect(await send(kind, "es")).toBe(final);
    expect(keysOf(sent).size).toBe(2);
    expect(isInProgress(readQuiz())).toBeUndefined();
  },
);

test("sends the answers again without publication numbers if an older server refuses these", async () => {
  const quiz = withAnswer(withQuestion(newQuiz, 1, question), question, "A");
  const { sent, comesBack } = phone(quiz);
  const refused = { errors: [{ code: "unknown_field" }] };
  const replies = [
    () => Response.json(refused, { status: 400 }),
    () => Response.json(draft),
  ];
  comesBack(() => (replies.shift() ?? (() => Response.json(null)))());
  expect(await send("answers", "en")).toBe(draft);
  const { _id, concern, publication } = question;
  const answer = { question: _id, concern, answer: "A" };
  expect(sent.map(({ body }) => JSON.parse(body).answers)).toEqual([
    [{ ...answer, publication }],
    [answer],
  ]);
});

test("replaces a refused key only once", async () => {
  const { sent, comesBack } = phone();
  const refused = { errors: [{ code: "key_reused" }] };
  comesBack(() => {
    if (sent.length > 3) throw new Error("sent again and again");
    return Response.json(refused, { status: 409 });
  });
  await expect(send("answers", "en")).rejects.toThrow("key_reused");
  expect(sent).toHaveLength(2);
});

test("sends a ranking once while answers are still being sent", async () => {
  const { sent, comesBack } = phone({ order: ["x"] });
  const arrive: (() => void)[] = [];
  comesBack(() =>
    sent.length > 2
      ? Response.json(null)
      : new Promise((resolve) =>
          arrive.push(() => resolve(Response.json(draft))),
        ),
  );
  const answers = send("answers", "en");
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000);
  const order = send("order", "en");
  await vi.waitFor(() => expect(sent).toHaveLength(2), 20_000);
  arrive[0]?.();
  expect(await answers).toBe(draft);
  expect(send("order", "en")).toBe(order);
  arrive[1]?.();
  expect(await order).toBe(draft);
});

test("retries answers with the same key after a server error", async () => {
  const { sent, comesBack } = phone();
  comesBack(() => Response.json({ errors: [] }, { status: 500 }));
  await expect(send("answers", "en")).rejects.toThrow();
  comesBack(() => Response.json(draft));
  expect(await send("answers", "en")).toBe(draft);
  expect(sent).toHaveLength(2);
  expect(keysOf(sent).size).toBe(1);
});

test("does not send answers without an invitation again after the refusal unknown_contact", async () => {
  write("user", { parentName: "Ana" });
  const { sent, comesBack } = phone();
  const refused = { errors: [{ code: "unknown_contact" }] };
  comesBack(() => {
    if (sent.length > 3) throw new Error("sent again and again");
    return Response.json(refused, { status: 400 });
  });
  await expect(send("answers", "en")).rejects.toThrow("unknown_contact");
  expect(sent).toHaveLength(1);
});

test("ends a refused submission and keeps the answers", async () => {
  const { comesBack } = phone({ answers: { one: "A" } });
  comesBack(() => Response.json({ errors: [] }, { status: 400 }));
  await expect(send("answers", "en")).rejects.toThrow();
  expect(isInProgress(readQuiz())).toBeUndefined();
  expect(readQuiz().answers).toEqual({ one: "A" });
});

/** What a clinic tablet does when a family leaves. */
function leave() {
  endSubmissions();
  forget("quiz");
}

test("a submission that waits for a connection sends and stores nothing after its end", async () => {
  const { sent, comesBack } = phone();
  const submission = send("answers", "en");
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000);
  leave();
  comesBack(() => Response.json(draft));
  await expect(submission).rejects.toThrow();
  expect(sent).toHaveLength(1);
  expect(readQuiz()).toEqual(newQuiz);
});

test.each([
  ["reply", draft, 200],
  ["refusal", { errors: [{ code: "key_reused" }] }, 409],
])(
  "a submission whose %s arrives at its end stores nothing and is not repeated",
  async (_what, body, status) => {
    const { sent, comesBack } = phone();
    comesBack(() => {
      leave();
      return Response.json(body, { status });
    });
    await expect(send("answers", "en")).rejects.toThrow();
    expect(sent).toHaveLength(1);
    expect(readQuiz()).toEqual(newQuiz);
  },
);
