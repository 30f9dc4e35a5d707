import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "#server/ids.ts";
import { createCrowded } from "#server/testing/pages/crowded.ts";
import { answerQuiz } from "#server/testing/visitor/quiz.ts";
import { room } from "./admission.ts";

/** A server that was full just now, where one visitor at a time has a turn. */
async function createCrowdedServer() {
  const { crowd, ...test } = await createCrowded({ DATABASE_POOL_SIZE: "2" });
  const body = await answerQuiz(test);
  crowd.waiting = room.newcomers + 1;
  expect((await test.ask("GET /")).statusCode).toBe(503);
  crowd.waiting = 0;
  let arrived = 0;
  let closed = 0;
  test.app.server.on(
    "request",
    (request: IncomingMessage, response: ServerResponse) => {
      // Not what a test asks without a socket.
      if (!(request.socket instanceof Socket)) return;
      arrived += 1;
      response.once("close", () => (closed += 1));
    },
  );
  const url = new URL(await test.app.listen({ host: "127.0.0.1", port: 0 }));
  const open = async (head: string): Promise<Socket> => {
    const line = connect(Number(url.port), url.hostname);
    onTestFinished(() => void line.destroy());
    await once(line, "connect");
    line.write(`${head}\r\nHost: ${url.host}\r\n\r\n`);
    return line;
  };
  return { ...test, body, open, arrived: () => arrived, closed: () => closed };
}

test("many who hand in at once are all answered", async () => {
  const { ask, body } = await createCrowdedServer();
  const all = await Promise.all(
    Array.from({ length: 12 }, () => ask("POST /api/results", { body })),
  );
  expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
});

test("whoever is refused or finds nothing leaves the turn to others", async () => {
  const { ask, body } = await createCrowdedServer();
  for (const [line, status] of [
    [`GET /api/results/${newId()}`, 404],
    ["POST /api/results", 400],
    [`GET /${newId()}`, 404],
  ] as const)
    expect((await ask(line, { body: {} })).statusCode, line).toBe(status);
  expect((await ask("POST /api/results", { body })).statusCode).toBe(200);
});

const posted = (length: number) =>
  `POST /api/results HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${length}`;

test("whoever sends a body slowly holds nobody up", async () => {
  const { ask, body, open, arrived, closed } = await createCrowdedServer();
  await open(posted(99));
  await expect.poll(arrived).toBe(1);
  expect((await ask("POST /api/results", { body })).statusCode).toBe(200);
  expect(closed()).toBe(0);
});

test("for whoever hangs up while waiting nothing is begun", async () => {
  const { ask, body, open, arrived, closed, pool } =
    await createCrowdedServer();
  const other = await pool.connect();
  await other.query("BEGIN; LOCK TABLE results");
  const first = ask("POST /api/results", { body });
  const lines: Socket[] = [];
  const sent = JSON.stringify(body);
  for (let times = 0; times < 3; times += 1) {
    const line = await open(posted(Buffer.byteLength(sent)));
    line.write(sent);
    lines.push(line);
  }
  await expect.poll(arrived).toBe(3);
  for (const line of lines) line.destroy();
  await expect.poll(closed).toBe(3);
  await other.query("COMMIT");
  other.release();
  expect((await first).statusCode).toBe(200);
  expect((await ask("POST /api/results", { body })).statusCode).toBe(200);
  expect((await pool.query("SELECT FROM results")).rowCount).toBe(2);
});
