import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import {
  createPreviewSite,
  form,
  withPreview,
} from "#server/testing/pages/preview-site.ts";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";

test("a quiz in a preview becomes demo data and reaches no contact", async () => {
  const { get, send, db, pool, count } = await withPreview();
  const questions = (await get("/api/questions")).json();
  const body = {
    parentname: "Maria",
    childname: "Ana",
    language: "en",
    answers: questions.map(
      ({ _id, concern }: { _id: string; concern: string }) => ({
        question: _id,
        concern,
        answer: "B",
      }),
    ),
  };
  const contact = await insertInvitedContact({ db });
  const invited = await send("POST /api/results", {
    ...body,
    contact: contact._id,
  });
  expect(invited.json().errors[0].code).toBe("unknown_contact");
  const _id = (await send("POST /api/results", body)).json();
  const { orderedConcerns } = (await get(`/api/results/${_id}`)).json();
  expect(orderedConcerns[0]).toHaveProperty("name");
  const final = await send("POST /api/results", {
    ...body,
    _id,
    orderedConcerns,
  });
  expect(final.statusCode).toBe(200);
  const { rows } = await pool.query(
    "SELECT demo, final, contact, parentname, childname FROM results",
  );
  const noNames = { parentname: "", childname: "" };
  expect(rows).toEqual([
    { demo: true, final: true, contact: null, ...noNames },
  ]);
  expect(await count("events")).toBe(0);
});

test("a family's quiz cannot be finished in a preview, nor a preview's quiz on the live site", async () => {
  const { ask, send, get } = await withPreview();
  const question = (await get("/api/questions"))
    .json()
    .find(({ concern }: { concern: string | null }) => concern);
  const body = {
    parentname: "Maria",
    childname: "Ana",
    language: "en",
    answers: [
      { question: question._id, concern: question.concern, answer: "B" },
    ],
  };
  const finish = async (start: typeof ask, end: typeof ask) => {
    const headers = {};
    const _id = (await start("POST /api/results", { body, headers })).json();
    const { orderedConcerns } = (await ask(`GET /api/results/${_id}`)).json();
    return end("POST /api/results", {
      body: { ...body, _id, orderedConcerns },
    });
  };
  const inPreview: typeof ask = (line, given) =>
    send(line, given?.body as object);
  for (const [start, end] of [
    [ask, inPreview],
    [inPreview, ask],
  ] as const) {
    const reply = await finish(start, end);
    expect(reply.json().errors[0].code).toBe("ranking_outdated");
  }
});

test("drafted words are not in exports for research until they are published", async () => {
  const { call, make, open } = await createPreviewSite();
  const [question] = (await call("GET /api/questions/all")).json();
  await call(`PUT /api/drafts/questions/${question._id}`, {
    fields: { text: "Only drafted", labelB: "Drafted label" },
  });
  const { get, send } = await open((await make()).address);
  const answers = (await get("/api/questions"))
    .json()
    .map(({ _id, concern }: { _id: string; concern: string }) => ({
      question: _id,
      concern,
      answer: "B",
    }));
  const body = { parentname: "M", childname: "A", language: "en", answers };
  const id = (await send("POST /api/results", body)).json();
  expect((await get(`/api/results/${id}`)).body).toContain("Only drafted");
  const codebook = async () => (await call("GET /api/results/codebook")).body;
  expect(await codebook()).not.toContain("Only drafted");
  const demo = await call("GET /api/results/brokencsv?demo=yes");
  expect(demo.body).toContain("Drafted label");

  const { drafts } = (await call("GET /api/drafts")).json();
  const items = drafts.map(
    ({ list, id, version }: { list: string; id: string; version: number }) => ({
      list,
      id,
      version,
    }),
  );
  await call("POST /api/publications", { items, anyway: true });
  await call("POST /api/results", body);
  expect(await codebook()).toContain("Only drafted");
});

test("a family's answers to words that a preview showed first are exported", async () => {
  const { call, ask, make, open } = await createPreviewSite();
  const [question] = (await call("GET /api/questions/all")).json();
  const { _id, active: _, version: __, ...content } = question;
  await call(`PUT /api/questions/${_id}`, { ...content, text: "Reworded" });
  const questions = (await ask("GET /api/questions")).json();
  const answers = questions.map(
    (each: { _id: string; concern: string | null }) => ({
      question: each._id,
      concern: each.concern,
      answer: "B",
      publication: 1,
    }),
  );
  const body = { parentname: "M", childname: "A", language: "en", answers };
  const { send } = await open((await make()).address);
  await send("POST /api/results", body);
  const draft = (await call("POST /api/results", body)).json();
  const { orderedConcerns } = (await ask(`GET /api/results/${draft}`)).json();
  await call("POST /api/results", { ...body, _id: draft, orderedConcerns });
  const [result] = parse((await call("GET /api/results/csv")).body, {
    bom: true,
    columns: true,
  }) as Record<string, string>[];
  const letters = Object.entries(result!).filter(
    ([column, cell]) => column.endsWith("_code") && cell === "B",
  );
  expect(letters).toHaveLength(answers.length);
});

test("nothing is counted and nothing is sent from a preview", async () => {
  const { send, get, db, count } = await withPreview();
  const events = {
    language: "en",
    events: [{ name: "printed", place: "/results/{id}" }],
  };
  expect((await send("POST /api/events", events)).statusCode).toBe(204);
  await get("/question/1");
  await send("POST /quiz", {}, form);
  const contact = await insertInvitedContact({ db });
  expect((await get(`/api/contacts/${contact._id}`)).statusCode).toBe(404);
  expect((await get(`/api/results/user/${contact._id}`)).statusCode).toBe(404);
  const opened = await send(`POST /api/contacts/${contact._id}/opened`, {});
  expect(opened.statusCode).toBe(404);
  const calls = {
    "POST /api/sms/textResults": { contacts: "+12015550123", message: "Hello" },
    "POST /api/feedbacks": {
      feedback: { type: "website", addorimprove: "More" },
    },
    "POST /api/contact": { name: "A", email: "a@b.example", message: "Hello" },
  };
  for (const [line, body] of Object.entries(calls)) {
    const reply = await send(line, body);
    expect(reply.json().errors, line).toMatchObject([
      { code: "not_in_preview" },
    ]);
  }
  for (const table of ["events", "messages", "feedbacks"])
    expect(await count(table), table).toBe(0);
});

test("pages of a family and of a preview do not mix in one browser", async () => {
  const { ask, cookie, send, call, preview, count } = await withPreview();
  const body = { answers: [], parentname: "M", childname: "A", language: "en" };
  const ofFamily = await ask("POST /api/results", {
    body,
    headers: { cookie },
  });
  expect(ofFamily.json().errors[0].code).toBe("preview_changed");
  await call(`DELETE /api/previews/${preview.hash}`);
  const late = await send("POST /api/results", body);
  expect(late.json().errors[0].code).toBe("preview_changed");
  expect(await count("results")).toBe(0);
});

test("the visit of a family in this browser is neither read nor written", async () => {
  const { ask, cookie, send } = await withPreview();
  const family = await ask("POST /quiz", { body: "ofFamily", headers: form });
  const visit = family.cookies.find(({ name }) => name === "visit");
  expect(visit).toBeDefined();
  const both = `${cookie}; visit=${visit?.value}`;
  const page = await ask("GET /quiz", { headers: { cookie: both } });
  expect(page.body).toContain("undefined");
  const sent = await send("POST /quiz", {}, { ...form, cookie: both });
  expect(sent.cookies.map(({ name }) => name)).toEqual(["visit-preview"]);
});

test("a preview has its own language", async () => {
  const { ask, get } = await withPreview();
  const page = await get("/?lang=es");
  expect(page.cookies.map(({ name }) => name)).toEqual(["preview-lang"]);
  const cookie = "preview-lang=es";
  const live = await ask("GET /", { headers: { cookie } });
  expect(live.body).toContain('lang="en"');
});
