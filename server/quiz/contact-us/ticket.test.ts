import { describe, expect, test } from "vitest";
import { createTickets } from "#server/platform/human-check/ticket.ts";
import {
  createContactUs,
  letter,
  solved,
} from "#server/testing/visitor/contact-us.ts";

const network = "127.0.0.1";
const minute = 60_000;

async function createByTicket(env: NodeJS.ProcessEnv = {}) {
  const testApp = await createContactUs(env);
  /** A ticket issued `age` milliseconds ago. */
  const ticketOf = (age: number, from = network) =>
    createTickets(testApp.db, () => Date.now() - age).issue(from);
  const codeOf = async (ticket: string) =>
    (await testApp.write({ ticket })).json().errors[0];
  return { ...testApp, ticketOf, codeOf };
}

const early = { code: "human_check_needed", field: "ticket" };
const refused = { code: "human_check_failed", field: "ticket" };

describe("a ticket instead of the challenge", () => {
  test("is issued without a check, and is refused when too fresh", async () => {
    const { ask, codeOf, mails } = await createByTicket();
    const reply = await ask("GET /api/contact/ticket");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(await codeOf(reply.json().ticket)).toMatchObject(early);
    expect(await mails()).toEqual([]);
  });

  test("is valid for one message, even when sent twenty times at once", async () => {
    const { write, ticketOf, codeOf, mails } = await createByTicket();
    const ticket = await ticketOf(3000);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => write({ ticket })),
    );
    const sent = replies.filter(({ statusCode }) => statusCode === 204);
    expect(sent).toHaveLength(1);
    expect(await codeOf(ticket)).toMatchObject(refused);
    expect(await mails()).toHaveLength(1);
  });

  test("accepts a repeat of the same call", async () => {
    const { write, ticketOf, mails } = await createByTicket();
    const ticket = await ticketOf(3000);
    const headers = { "idempotency-key": "one" };
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await write({ ticket }, headers)).statusCode);
    expect(statuses).toEqual([204, 204, 204]);
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ["when expired", 10 * minute + 1000, network],
    ["from another network", 3000, "127.0.9.9"],
    ["with a future date", -24 * 60 * minute, network],
  ])("is refused %s", async (_when, age, from) => {
    const { codeOf, ticketOf } = await createByTicket();
    expect(await codeOf(await ticketOf(age, from))).toMatchObject(refused);
  });

  test("is refused after any change, and a challenge is not accepted as a ticket", async () => {
    const app = await createByTicket();
    const good = await app.ticketOf(3000);
    const other = good.startsWith("A") ? "B" : "A";
    for (const ticket of ["", "A", other + good.slice(1), good + "AAAA"])
      expect(await app.codeOf(ticket)).toMatchObject(refused);
    expect(await app.codeOf(await solved(app))).toMatchObject({
      field: "ticket",
    });
    expect(await app.mails()).toEqual([]);
  });
});

test("allows three messages per hour from a network and fifteen per day in total, without blocking others", async () => {
  const { app, ticketOf, write, mails, ...asked } = await createByTicket({
    RATE_LIMIT_SCALE: "1",
  });
  const writeFrom = async (remoteAddress: string) => {
    const ticket = await ticketOf(3000, remoteAddress);
    const payload = { ...letter, ticket };
    const url = "/api/contact";
    const reply = await app.inject({
      method: "POST",
      url,
      remoteAddress,
      payload,
    });
    return reply.statusCode;
  };
  const codes: number[] = [];
  for (let count = 0; count < 24; count += 1)
    codes.push(await writeFrom(`127.0.1.${Math.floor(count / 4)}`));
  expect(codes.slice(0, 4)).toEqual([204, 204, 204, 429]);
  expect(codes.slice(20)).toEqual(Array(4).fill(429));
  expect(await mails()).toHaveLength(15);
  const reply = await write({ altcha: await solved(asked) });
  expect(reply.statusCode).toBe(204);
});
