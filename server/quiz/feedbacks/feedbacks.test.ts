import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

const website = {
  type: "website",
  useful: true,
  findinformation: false,
  wouldrecommend: true,
  addorimprove: "  More pictures  ",
};

async function createFeedbackApp(env: NodeJS.ProcessEnv = {}) {
  const app = await createQuizApp(env);
  const [{ _id }] = (await app.ask("GET /api/concerns")).json();
  const about = {
    type: "concern",
    concern: _id,
    meetexpectations: false,
    additionalinformation: "¿Y después? 💉",
    howhelpful: 4,
  };
  const post = (feedback: object) =>
    app.ask("POST /api/feedbacks", { body: { feedback } });
  const rows = async () =>
    (await app.pool.query("SELECT * FROM feedbacks")).rows;
  return { ...app, about, post, rows };
}

test("scores three yes/no answers and stores the text", async () => {
  const { post, rows } = await createFeedbackApp();
  const reply = await post(website);
  expect(reply.statusCode).toBe(200);
  expect(await rows()).toMatchObject([
    {
      ...website,
      _id: reply.json(),
      addorimprove: "More pictures",
      score: 3,
      concern: null,
      howhelpful: null,
    },
  ]);
});

test("uses a concern's stars as its score", async () => {
  const { post, rows, about } = await createFeedbackApp();
  expect((await post(about)).statusCode).toBe(200);
  expect(await rows()).toMatchObject([{ ...about, score: 4, useful: null }]);
});

test("accepts feedback without text, and about a concern that was hidden since", async () => {
  const { post, pool, about } = await createFeedbackApp();
  const { additionalinformation: _, ...rest } = about;
  await pool.query("UPDATE concerns SET active = false");
  expect((await post(rest)).statusCode).toBe(200);
});

test("stores unanswered questions as null and does not score them", async () => {
  const { post, rows, about } = await createFeedbackApp();
  const { concern } = about;
  const nothing = {
    useful: null,
    findinformation: null,
    wouldrecommend: null,
    meetexpectations: null,
    howhelpful: null,
    addorimprove: null,
    additionalinformation: null,
    score: null,
  };
  for (const [given, score] of [
    [{ type: "website", useful: true, findinformation: null }, 5],
    [{ type: "website", useful: false, wouldrecommend: true }, 3],
    [{ type: "website", addorimprove: "More pictures" }, null],
    [{ type: "concern", concern, howhelpful: 2 }, 2],
    [{ type: "concern", concern, meetexpectations: true }, null],
    [{ type: "concern", concern, additionalinformation: "More" }, null],
  ] as const) {
    const reply = await post(given);
    expect(reply.statusCode, reply.body).toBe(200);
    const stored = (await rows()).find(({ _id }) => _id === reply.json());
    expect(stored).toMatchObject({ ...nothing, ...given, score });
  }
});

test("refuses feedback without any answer", async () => {
  const { post, rows, about } = await createFeedbackApp();
  const { concern } = about;
  for (const given of [
    { type: "website" },
    { type: "website", useful: null, addorimprove: "  " },
    { type: "concern", concern },
    { type: "concern", concern, howhelpful: null, additionalinformation: "" },
  ]) {
    const reply = await post(given);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({
      code: "required",
      field: "feedback",
    });
  }
  expect(await rows()).toEqual([]);
});

test("counts 120 characters by code points", async () => {
  const { post, about } = await createFeedbackApp();
  const say = (text: string) => post({ ...about, additionalinformation: text });
  expect((await say("💉".repeat(120))).statusCode).toBe(200);
  for (const text of ["💉".repeat(121), "x".repeat(121), "x".repeat(5000)]) {
    const reply = await say(text);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({
      code: "too_long",
      field: "feedback.additionalinformation",
    });
  }
});

test.each([
  [{ type: "other" }, "feedback.type"],
  [{ useful: "yes" }, "feedback.useful"],
  [{ score: 5 }, "feedback.score"],
  [{ howhelpful: 5 }, "feedback.howhelpful"],
  [{ addorimprove: "a\0b" }, "feedback.addorimprove"],
])("refuses website feedback with %j", async (change, field) => {
  const { post, rows } = await createFeedbackApp();
  const reply = await post({ ...website, ...change });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe(field);
  expect(await rows()).toEqual([]);
});

test.each([
  [{ howhelpful: 6 }, "feedback.howhelpful"],
  [{ howhelpful: 2.5 }, "feedback.howhelpful"],
  [{ howhelpful: -1 }, "feedback.howhelpful"],
  [{ concern: newId() }, "feedback.concern"],
  [{ concern: "fertility" }, "feedback.concern"],
  [{ useful: true }, "feedback.useful"],
])("refuses concern feedback with %j", async (change, field) => {
  const { post, rows, about } = await createFeedbackApp();
  const reply = await post({ ...about, ...change });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe(field);
  expect(await rows()).toEqual([]);
});

test("limits feedback per network and hour", async () => {
  const { post, limits } = await createFeedbackApp({ RATE_LIMIT_SCALE: "1" });
  const { points, add } = limits.feedbacks_of_network;
  await add("127.0.0.1", points - 2);
  const codes: number[] = [];
  for (let count = 0; count < 3; count += 1)
    codes.push((await post(website)).statusCode);
  expect(codes).toEqual([200, 200, 429]);
});
