import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { site } from "#server/testing/pages/telling-pages.ts";
import { createAdmin } from "#server/testing/test-app.ts";

const noStore = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
};

async function siteWithResult() {
  const app = await site();
  const id = await finishQuiz(app);
  const { orderedConcerns } = (await app.ask(`GET /api/results/${id}`)).json();
  const open = (of = id) => app.ask(`GET /results/${of}`);
  return { ...app, id, topic: String(orderedConcerns[0].name), open };
}

test("the page of a result shows its topics and is not stored", async () => {
  const { open, topic, id } = await siteWithResult();
  const reply = await open();
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`/results/${id}`);
  expect(reply.body).toContain(topic);
  expect(reply.headers).toMatchObject(noStore);
  expect(reply.headers).not.toHaveProperty("etag");
});

test("an unknown result returns 404 and counts toward the limit", async () => {
  const { open, limits } = await siteWithResult();
  const one = newId();
  const reply = await open(one);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain(`/results/${one}`);
  expect(reply.headers).toMatchObject(noStore);
  const { add, points } = limits.unknown_ids_of_network;
  await add("127.0.0.1", points);
  expect((await open(one)).statusCode).toBe(429);
});

test("an erased family appears on no page", async () => {
  const app = await siteWithResult();
  const { ask, open, id, topic } = app;
  expect((await open()).body).toContain(topic);
  const { token } = await createAdmin(app);
  await ask(`DELETE /api/results/${id}/family`, { token });
  const gone = await open();
  expect(gone.statusCode).toBe(404);
  expect(gone.body).not.toContain(topic);
});

test("shows the page of a draft", async () => {
  const app = await site();
  const { _id } = await handIn(app, await answerQuiz(app));
  expect((await app.ask(`GET /results/${_id}`)).statusCode).toBe(200);
});
