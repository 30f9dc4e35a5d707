import { expect, test } from "vitest";
import { withEditedItem } from "#server/testing/staff/staff-calls.ts";
import { askQuestions } from "#server/testing/visitor/quiz.ts";

const createStaffApp = () => withEditedItem("questions", 2);

test("shows a changed question to the next visitor", async () => {
  const { ask, save, item: question } = await createStaffApp();
  const at = (await askQuestions({ ask })).findIndex(
    ({ _id }) => _id === question._id,
  );
  const reply = await save({ text: "Changed?", text_es: "¿Cambió?" });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    ...question,
    text: "Changed?",
    text_es: "¿Cambió?",
    version: question.version + 1,
  });
  const seen = (await ask(`GET /api/questions/pos/${at + 1}`)).json();
  expect(seen.text).toBe("Changed?");
  expect(seen).not.toHaveProperty("version");
});

test("adds a new question at the end and asks it at once", async () => {
  const { ask, token, all, content } = await createStaffApp();
  const before = await all();
  const body = { ...content, text: "One more?", concern: null };
  const reply = await ask("POST /api/questions", { token, body });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ ...body, active: true, version: 1 });
  expect(await all()).toEqual([...before, reply.json()]);
  expect((await askQuestions({ ask })).at(-1)?.text).toBe("One more?");
});

test("adds one question when a call is repeated with the same key", async () => {
  const { ask, token, all, content } = await createStaffApp();
  const { length } = await all();
  const headers = { "idempotency-key": "one click" };
  const add = () =>
    ask("POST /api/questions", { token, body: content, headers });
  const [one, two] = await Promise.all([add(), add()]);
  expect(one.json()).toEqual(two.json());
  expect(await all()).toHaveLength(length + 1);
});

test("refuses the second of two concurrent edits and keeps the first", async () => {
  const { ask, token, save, version, _id } = await createStaffApp();
  await save({ text: "First", version });
  const late = await save({ text: "Second", version });
  expect(late.statusCode).toBe(409);
  expect(late.json().errors[0].code).toBe("edited_meanwhile");
  const now = (await ask(`GET /api/questions/${_id}`, { token })).json();
  expect(now).toMatchObject({ text: "First", version: version + 1 });
  expect(
    (await save({ text: "Second", version: now.version })).statusCode,
  ).toBe(200);
});

test("saves one of a hundred concurrent edits of the same version", async () => {
  const { save, version } = await createStaffApp();
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, place) =>
      save({ text: `Editor ${place}`, version }),
    ),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(99);
});

test("cleans the description before storing it", async () => {
  const { save } = await createStaffApp();
  const reply = await save({
    description: '<p onclick="x()">Hi<script>alert(1)</script></p>',
    description_es: '<p>Hola <img src="https://tracker.example/p.gif"></p>',
  });
  expect(reply.json()).toMatchObject({
    description: "<p>Hi</p>",
    description_es: "<p>Hola </p>",
  });
});

test("accepts four long texts in one save", async () => {
  const { save } = await createStaffApp();
  const description = `<p>${"é".repeat(49_000)}</p>`;
  const reply = await save({ description, description_es: description });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().description).toBe(description);
});

test.each([
  [{ text: " " }, "text", "required"],
  [{ text_es: "" }, "text_es", "required"],
  [{ text: undefined }, "text", "required"],
  [{ text: 7 }, "text", "invalid"],
  [{ text: "x".repeat(501) }, "text", "too_long"],
  [{ description: "x".repeat(50_001) }, "description", "too_long"],
  [{ concern: "x" }, "concern", "invalid"],
  [{ concern: "1".repeat(22) }, "concern", "unknown_concern"],
  [{ labelA: "x".repeat(121) }, "labelA", "too_long"],
  [{ version: "1" }, "version", "invalid"],
  [{ active: null }, "active", "invalid"],
  [{ number: 1 }, "number", "unknown_field"],
  [{ position: 1 }, "position", "unknown_field"],
])("refuses %j and names the field", async (more, field, code) => {
  const {
    save,
    ask,
    token,
    item: question,
    content,
    all,
  } = await createStaffApp();
  const before = await all();
  const saved = await save(more);
  expect(saved.statusCode).toBe(400);
  expect(saved.json().errors[0]).toMatchObject({ field, code });
  if (!("version" in more)) {
    const body = { ...content, ...more };
    const added = await ask("POST /api/questions", { token, body });
    expect(added.statusCode).toBe(400);
  }
  expect(await all()).toEqual(before);
  expect(before).toContainEqual(question);
});

test("returns 404 for an unknown question", async () => {
  const { ask, token, save } = await createStaffApp();
  const nobody = "1".repeat(22);
  expect((await save({}, nobody)).statusCode).toBe(404);
  expect(
    (await ask(`GET /api/questions/${nobody}`, { token })).statusCode,
  ).toBe(404);
});

test("returns an empty list when every question is inactive", async () => {
  const { ask, token, all } = await createStaffApp();
  for (const { _id, active } of await all())
    if (active) await ask(`PUT /api/questions/toggle/${_id}`, { token });
  expect((await ask("GET /api/questions/pos/1")).statusCode).toBe(404);
});
