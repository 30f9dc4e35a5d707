import { describe, expect, test } from "vitest";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import type { Call, PageRequest } from "#web/core/calls/page-request.ts";
import { takeQuestions } from "./take-questions.ts";

const topic = {
  _id: "c",
  suggestedquestions: ["Does it hurt?", "Who should I call?", "When?"],
  suggestedquestions_es: ["¿Duele?", "¿A quién llamo?", "¿Cuándo?"],
};
const result = "r".repeat(22);

/** A browser whose pages send forms. */
function browser({ ranked = true } = {}) {
  let saved: SavedQuestions | undefined;
  const call = (async (line: string) =>
    line.includes("/concerns/") ? topic : { ranked }) as unknown as Call;
  const page: PageRequest = {
    language: "es",
    call,
    report: () => undefined,
    nonce: "",
    canText: true,
    isKiosk: false,
    visit: {
      read: () => JSON.stringify({ userResultsId: result }),
      write: () => undefined,
    },
    questions: {
      get saved() {
        return saved;
      },
      save: async (questions) => {
        saved = { version: (saved?.version ?? 0) + 1, questions };
      },
      forget: async () => undefined,
      isRefused: false,
    },
  };
  async function send(...fields: [string, string][]) {
    const filled = new FormData();
    for (const [name, value] of fields) filled.append(name, value);
    return takeQuestions(page, result, filled);
  }
  return {
    send,
    texts: () => saved?.questions.map(({ text }) => text),
    askedTexts: () =>
      saved?.questions.filter(({ isAsked }) => isAsked).map(({ text }) => text),
    id: (text: string) =>
      saved?.questions.find((question) => question.text === text)?._id ?? "",
    saves: () => saved?.version ?? 0,
  };
}

const choose = (...rest: [string, string][]): [string, string][] => [
  ["do", "choose"],
  ["topic", "c"],
  ...rest,
];
const own = (text: string): [string, string][] => [
  ["do", "own"],
  ["own", text],
];

describe("a form of the visit questions", () => {
  test("adds ticked questions, removes cleared ones, and redirects to the list", async () => {
    const { send, texts, saves } = browser();
    const reply = await send(
      ...choose(["tick", "Does it hurt?"], ["tick", "When?"]),
    );
    expect(reply).toMatchObject({ status: 303 });
    expect(reply instanceof Response && reply.headers.get("location")).toBe(
      `/results/${result}?saved#my-questions`,
    );
    expect(texts()).toEqual(["Does it hurt?", "When?"]);
    await send(
      ...choose(["was", "Does it hurt?"], ["was", "When?"], ["tick", "When?"]),
    );
    expect(texts()).toEqual(["When?"]);
    expect(saves()).toBe(2);
  });

  test("keeps questions that another tab added, without duplicates", async () => {
    const { send, texts } = browser();
    const first = choose(["tick", "Does it hurt?"]);
    await send(...first);
    await send(...choose(["tick", "Who should I call?"]));
    await send(...first);
    expect(texts()).toEqual(["Does it hurt?", "Who should I call?"]);
    for (const words of ["Sports?", " Sports? ", "Sports?"])
      await send(...own(words));
    expect(texts()?.slice(-1)[0]).toBe("Sports?");
    expect(texts()).toHaveLength(3);
  });

  test("marks only the ticked questions as asked", async () => {
    const { send, askedTexts, id } = browser();
    await send(...own("One?"));
    await send(...own("Two?"));
    await send(["do", "asked"], ["asked", id("One?")]);
    await send(["do", "asked"], ["asked", id("Two?")]);
    expect(askedTexts()).toEqual(["One?", "Two?"]);
    await send(
      ["do", "asked"],
      ["was", id("One?")],
      ["was", id("Two?")],
      ["asked", id("Two?")],
    );
    expect(askedTexts()).toEqual(["Two?"]);
  });

  test("removes one question and saves the ticks sent with it", async () => {
    const { send, texts, askedTexts, id } = browser();
    await send(...own("One?"));
    await send(...own("Two?"));
    const removed: [string, string] = ["remove", id("One?")];
    await send(removed, ["asked", id("Two?")]);
    await send(removed, ["was", id("Two?")], ["asked", id("Two?")]);
    expect(texts()).toEqual(["Two?"]);
    expect(askedTexts()).toEqual(["Two?"]);
  });

  test.each([
    ["missing", "  "],
    ["tooLong", "x".repeat(301)],
  ])("shows the error at the field: %s", async (problem, text) => {
    const { send, texts } = browser();
    expect(await send(...own(text))).toMatchObject({
      data: { problem, own: text },
      init: { status: 422 },
    });
    expect(texts()).toBeUndefined();
  });

  test("accepts fifty questions, then reports that the list is full", async () => {
    const { send, texts } = browser();
    for (let number = 1; number <= 50; number += 1)
      await send(...own(`${number}?`));
    expect(await send(...own("One more?"))).toMatchObject({
      data: { problem: "full" },
    });
    await send(...choose(["tick", "When?"]));
    expect(texts()).toHaveLength(50);
  });

  test("redirects to the ranking when the result is a draft", async () => {
    const { send, texts } = browser({ ranked: false });
    const reply = await send(...own("One?"));
    expect(reply instanceof Response && reply.headers.get("location")).toBe(
      `/rank/${result}`,
    );
    expect(texts()).toBeUndefined();
  });
});

describe("rewording a question", () => {
  const own = (text: string): [string, string][] => [
    ["do", "own"],
    ["own", text],
  ];
  const reword = (question: string, text: string): [string, string][] => [
    ["do", "reword"],
    ["question", question],
    ["own", text],
  ];

  test("keeps the question's place, also for a suggestion", async () => {
    const { send, texts, id } = browser();
    await send(...choose(["tick", "Does it hurt?"]));
    await send(...own("Mine?"));
    await send(...reword(id("Does it hurt?"), " Does it\nhurt much? "));
    expect(texts()).toEqual(["Does it hurt much?", "Mine?"]);
  });

  test("refuses an empty or too long text and shows it again", async () => {
    const { send, texts, id } = browser();
    await send(...own("Mine?"));
    const question = id("Mine?");
    const tooLong = "x".repeat(301);
    for (const [problem, typed] of [
      ["missing", " "],
      ["tooLong", tooLong],
    ] as const)
      expect(await send(...reword(question, typed))).toMatchObject({
        data: { problem, own: typed, question },
        init: { status: 422 },
      });
    expect(texts()).toEqual(["Mine?"]);
  });

  test("changes nothing when the text is the same or the question was removed", async () => {
    const { send, saves, id } = browser();
    await send(...own("Mine?"));
    await send(...reword(id("Mine?"), "Mine?"));
    await send(...reword("gone", "Other?"));
    expect(saves()).toBe(1);
  });
});
