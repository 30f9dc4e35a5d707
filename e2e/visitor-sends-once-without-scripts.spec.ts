import type { RunningServer } from "#server/testing/running-server.ts";
import { staff } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { invite } from "./support/visitor/contact.ts";
import {
  answerTo,
  questionsOf,
  resultsOf,
  visitor,
} from "./support/visitor/plain-forms.ts";
import { expect, test } from "./support/test.ts";

const rowsOf = (server: RunningServer, text: string, values: unknown[] = []) =>
  inDatabase(
    server,
    async (client) =>
      (await client.query(text, values)).rows as Record<string, unknown>[],
  );

/** Takes the quiz, from the start form to the results. */
async function finish(server: RunningServer, name: string, start = "/quiz") {
  const parent = visitor(server);
  await parent.send(start, { parentName: name });
  await parent.open("/question/1").then(parent.takeCookies);
  let ranking = "";
  for (const question of await questionsOf(server)) {
    const path = `/question/${question.number}`;
    ({ to: ranking } = await parent.send(path, answerTo(question)));
  }
  const { to: results } = await parent.send(ranking, { do: "save" });
  return { ...parent, results };
}

test("each step is counted once, even if it is sent or opened repeatedly", async ({
  server,
}) => {
  await rowsOf(server, "TRUNCATE events");
  const questions = await questionsOf(server);
  const { send, open, takeCookies, results } = await finish(server, "Counted");
  await Promise.all([1, 2, 3].map(() => open(results).then(takeCookies)));
  const [one] = questions;
  if (!one) throw new Error("a question is there");
  await send("/question/1", answerTo(one));
  const counted = await rowsOf(
    server,
    `SELECT name, count(*)::int, count(number)::int AS numbers,
      count(DISTINCT number)::int AS different FROM events GROUP BY name ORDER BY name`,
  );
  const once = { count: 1, numbers: 0, different: 0 };
  const each = questions.length;
  expect(counted).toEqual([
    { name: "concerns_ranked", ...once },
    { name: "question_answered", count: each, numbers: each, different: each },
    { name: "quiz_finished", ...once },
    { name: "quiz_started", ...once },
    { name: "results_read", ...once },
  ]);
});

test("a result has the words that the visitor read, even if staff change them before it is sent", async ({
  server,
}) => {
  const questions = await questionsOf(server);
  const parent = visitor(server);
  await parent.send("/quiz", { parentName: "Reader" });
  const [last] = questions.slice(-1);
  for (const question of questions.slice(0, -1))
    await parent.send(`/question/${question.number}`, answerTo(question));
  await rowsOf(server, "UPDATE questions SET text = text || ' Reworded.'");
  await parent.send(`/question/${last!.number}`, answerTo(last!));
  const stored = await rowsOf(
    server,
    `SELECT wordings.text FROM results, unnest(asked) WITH ORDINALITY AS one (number, place)
      JOIN wordings USING (number) WHERE parentname = 'Reader' ORDER BY place`,
  );
  await rowsOf(
    server,
    "UPDATE questions SET text = replace(text, ' Reworded.', '')",
  );
  expect(stored).toHaveLength(questions.length);
  for (const { text } of stored) expect(text).not.toContain("Reworded");
});

test("feedback that is sent repeatedly is stored once", async ({ server }) => {
  const text = "sent many times";
  const { send, open, cookie, results } = await finish(server, "Rating");
  const page = await (await open(results)).text();
  const concern = /name="concern" value="(\w{22})"/.exec(page)?.[1] ?? "";
  const rating = {
    do: "rate",
    concern,
    howhelpful: "4",
    additionalinformation: text,
  };
  const before = cookie();
  const site = visitor(server);
  const form = await (await site.open("/feedback")).text();
  const key = /name="key" value="(\w+)"/.exec(form)?.[1] ?? "";
  const feedback = { key, useful: "no", addorimprove: text };
  for (let time = 0; time < 3; time += 1) {
    expect((await send(results, rating, before)).to).toContain("#feedback-");
    expect((await site.send("/feedback", feedback)).to).toBe("/feedback/sent");
  }
  const stored = await rowsOf(
    server,
    `SELECT type, useful, wouldrecommend, howhelpful FROM feedbacks
     WHERE $1 IN (additionalinformation, addorimprove) ORDER BY type`,
    [text],
  );
  expect(stored).toEqual([
    { type: "concern", useful: null, wouldrecommend: null, howhelpful: 4 },
    { type: "website", useful: false, wouldrecommend: null, howhelpful: null },
  ]);
});

test("a message to the team needs a fresh ticket, and repeating it sends nothing", async ({
  server,
}) => {
  const { send } = visitor(server);
  const message = {
    name: "Luz",
    email: "luz@family.example",
    message: "Only once, without scripts",
  };
  const first = await send("/contact", message);
  expect(first.status).toBe(200);
  const ticket = /name="ticket" value="([\w-]+)"/.exec(first.page)?.[1] ?? "";
  const trapped = await send("/contact", { ...message, ticket, subject: "x" });
  expect(trapped.status).toBe(200);
  await expect
    .poll(async () => (await send("/contact", { ...message, ticket })).to)
    .toBe("/contact/sent");
  const again = await send("/contact", { ...message, ticket });
  expect(again.to).toBe("/contact/sent");
  const other = { ...message, ticket, message: "Another one" };
  expect((await send("/contact", other)).status).toBe(200);
  const sent = await rowsOf(
    server,
    "SELECT 1 FROM messages WHERE body LIKE '%Only once, without%' OR body LIKE '%Another one%'",
  );
  expect(sent).toHaveLength(1);
});

test("a personal link fills in the names, and leads to the results if there are any", async ({
  server,
}) => {
  const id = await invite(server, { name: "Rosa", daysAgo: 2 });
  const parent = visitor(server);
  const page = await (await parent.open(`/quiz/${id}`)).text();
  expect(page).not.toContain("Rosa");
  const [, place = ""] =
    /http-equiv="refresh" content="0; url=(\S+)"/i.exec(page) ?? [];
  const filled = await parent.open(place).then(parent.takeCookies);
  expect(filled.headers.get("cache-control")).toBe("no-store");
  const text = await filled.text();
  expect(text).toMatch(
    /name="parentName"[^>]* value="Rosa"|value="Rosa"[^>]* name="parentName"/,
  );
  expect(text).toContain('value="Sofía"');
  expect(text).not.toContain('http-equiv="refresh"');
  const { results } = await finish(server, "Rosa", `/quiz/${id}`);
  const led = await visitor(server).open(place);
  expect([led.status, led.headers.get("location")]).toEqual([303, results]);

  const old = await invite(server, { name: "Luz", daysAgo: 11 });
  const late = await visitor(server).open(`/quiz/${old}?plain`);
  expect(await late.text()).not.toContain("Luz");
  const unknown = await visitor(server).open(`/quiz/${"1".repeat(22)}?plain`);
  const unknownPage = await unknown.text();
  expect(unknownPage).toContain("load your data");
  expect(unknownPage).not.toContain('http-equiv="refresh"');
});

test("the results page of an erased family says so and clears the visit's cookie", async ({
  server,
  request,
}) => {
  const id = await invite(server, { name: "Inés", daysAgo: 2 });
  const { open, takeCookies, cookie, results } = await finish(
    server,
    "Inés",
    `/quiz/${id}`,
  );
  expect(await (await open(results)).text()).toContain("Hello, Inés");
  const stranger = await visitor(server).open(results);
  expect(await stranger.text()).not.toContain("Inés");
  const { email, password } = staff;
  const signedIn = await request.post("/api/auth", {
    data: { email, password },
  });
  const { token } = (await signedIn.json()) as { token: string };
  await request.delete(`/api${results}/family`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await resultsOf(server, "Inés")).toEqual([]);
  const erased = await open(results).then(takeCookies);
  expect(erased.status).toBe(404);
  expect(await erased.text()).toContain("It was removed from this device too");
  expect(cookie()).toBe("");
});

test("ending the visit clears the cookie of an invited family", async ({
  server,
}) => {
  const id = await invite(server, { name: "Eva", daysAgo: 2 });
  const { send, cookie, results } = await finish(server, "Eva", `/quiz/${id}`);
  const confirmation = await send(results, { do: "ask" });
  expect(confirmation.page).toContain("Delete from this device?");
  expect(cookie()).not.toBe("");
  const end = await send(results, { do: "end" });
  expect(end.to).toBe("/");
  expect(cookie()).toBe("");
});
