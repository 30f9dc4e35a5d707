import { expect, test } from "vitest";
import type { Question } from "#shared/contract/content/questions.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

async function createStaffApp() {
  const app = await withStaff(await createQuizApp());
  const all = async (): Promise<Question[]> =>
    (await app.call("GET /api/questions/all")).json();
  const [age, doses, plain] = (await all()) as [Question, Question, Question];
  const save = (question: Question, more = {}) => {
    const { _id, version: _, ...content } = question;
    return app.call(`PUT /api/questions/${_id}`, { ...content, ...more });
  };
  const toggle = ({ _id }: Question) =>
    app.call(`PUT /api/questions/toggle/${_id}`);
  return { ...app, all, age, doses, plain, save, toggle };
}

const taken = { code: "purpose_taken", field: "purpose" };

test("the default questions include one for age and one for doses", async () => {
  const { all } = await createStaffApp();
  const marked = (await all()).filter(({ purpose }) => purpose !== null);
  expect(marked.map(({ purpose }) => purpose)).toEqual([
    "age",
    "doses",
    "intention",
  ]);
});

test("a new question has no purpose by default", async () => {
  const { call } = await createStaffApp();
  const reply = await call("POST /api/questions", {
    text: "A?",
    text_es: "¿A?",
  });
  expect(reply.json()).toMatchObject({ purpose: null, active: true });
});

test("refuses a second active question with the same purpose, when added or saved", async () => {
  const { call, save, all, plain } = await createStaffApp();
  const before = await all();
  const added = await call("POST /api/questions", {
    text: "How old?",
    text_es: "¿Qué edad?",
    purpose: "age",
  });
  expect(added.statusCode).toBe(409);
  expect(added.json().errors[0]).toMatchObject(taken);
  const saved = await save(plain, { purpose: "age" });
  expect(saved.statusCode).toBe(409);
  expect(saved.json().errors[0]).toMatchObject(taken);
  expect(await all()).toEqual(before);
});

test("allows the purpose on an inactive question, but refuses to activate it beside another", async () => {
  const { call, toggle, all, age } = await createStaffApp();
  const body = { text: "How old?", text_es: "¿Qué edad?", purpose: "age" };
  const waiting = (
    await call("POST /api/questions", { ...body, active: false })
  ).json();
  const refused = await toggle(waiting);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors[0]).toMatchObject(taken);
  expect((await all()).at(-1)).toMatchObject({ active: false });
  expect((await toggle(age)).statusCode).toBe(200);
  expect((await toggle(waiting)).statusCode).toBe(200);
  expect((await toggle(age)).statusCode).toBe(409);
});

test("a purpose can move to another question and be removed", async () => {
  const { save, all, age, plain } = await createStaffApp();
  expect((await save(age, { purpose: null })).statusCode).toBe(200);
  expect((await save(plain, { purpose: "age" })).statusCode).toBe(200);
  const [first, , third] = await all();
  expect([first?.purpose, third?.purpose]).toEqual([null, "age"]);
});

test("saves one of many concurrent questions with the same purpose", async () => {
  const { save, all, age, doses } = await createStaffApp();
  await save(age, { purpose: null });
  const others = (await all()).filter(
    ({ _id, active }) => active && _id !== doses._id,
  );
  const replies = await Promise.all(
    others.map((question) => save(question, { purpose: "age" })),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([200, 409]));
});

test("refuses an unknown purpose", async () => {
  const { save, plain } = await createStaffApp();
  const reply = await save(plain, { purpose: "height" });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({ field: "purpose" });
});
