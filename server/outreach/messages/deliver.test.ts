import { describe, expect, test } from "vitest";
import { createOutbox } from "#server/testing/messages/outbox.ts";
import type { Mood } from "#server/testing/stand-ins/twilio.ts";
import { deliver, usualPatience } from "./deliver.ts";

async function createOne(...moods: Mood[]) {
  const outbox = await createOutbox();
  const [_id = ""] = await outbox.write(1);
  outbox.moods(...moods);
  const message = async () => (await outbox.messages())[0];
  return { ...outbox, _id, message };
}

describe("a text is sent exactly once", () => {
  test.each<[string, Mood[]]>([
    ["the provider accepts it", []],
    ["the provider is busy at first", ["busy", "busy"]],
    ["the provider fails before accepting", ["broken"]],
    ["the provider fails after accepting", ["broken after accepting"]],
    ["the connection is lost before it is accepted", ["hung up", "hung up"]],
    [
      "the connection is lost after it was accepted",
      ["hung up after accepting"],
    ],
    ["the provider changes the text", ["hung up after rewording"]],
    ["the provider answers nonsense", ["nonsense"]],
    [
      "all of this happens",
      ["busy", "hung up", "broken", "broken after accepting"],
    ],
  ])("when %s", async (_what, moods) => {
    const { _id, deliverUntilDone, message, provider } = await createOne(
      ...moods,
    );
    await deliverUntilDone(_id);
    expect(await message()).toMatchObject({ state: "sent", problem: null });
    expect(provider.accepted).toHaveLength(1);
    const { sid, to, body } = provider.accepted[0] ?? {};
    expect(await message()).toMatchObject({ provider_id: sid, to });
    expect(body).toContain((await message())?.body);
  });

  test("when many workers deliver it repeatedly", async () => {
    const { _id, db, gateways, provider, message } = await createOne();
    const step = () => deliver({ db, gateways }, _id);
    await Promise.all(Array.from({ length: 20 }, step));
    await step();
    expect(await message()).toMatchObject({ state: "sent", tries: 1 });
    expect(provider.accepted).toHaveLength(1);
  });

  test.each<Mood>([
    "accept",
    "busy",
    "broken",
    "broken after accepting",
    "hung up",
    "hung up after accepting",
    "nonsense",
    "slow",
  ])(
    "when the provider's first response to each of ten is: %s",
    async (mood) => {
      const { write, deliverUntilDone, messages, provider } =
        await createOutbox();
      const ids = await write(10);
      let met = 0;
      provider.state.mood = () => ((met += 1) <= 10 ? mood : "accept");
      await Promise.all(ids.map((id) => deliverUntilDone(id)));
      const states = (await messages()).map(({ state }) => state);
      expect(states).toEqual(Array(10).fill("sent"));
      const bodies = provider.accepted.map(({ body }) => body);
      expect(bodies).toHaveLength(10);
      expect(new Set(bodies).size).toBe(10);
    },
  );
});

describe("a text that cannot be sent fails", () => {
  test.each<[Mood, string]>([
    ["opted out", "opted_out"],
    ["bad number", "bad_number"],
  ])("%s", async (mood, problem) => {
    const { _id, deliverUntilDone, message, provider } = await createOne(mood);
    expect(await deliverUntilDone(_id)).toEqual([undefined]);
    expect(await message()).toMatchObject({ state: "failed", problem });
    expect(provider.accepted).toEqual([]);
  });

  test("and the family's phone is marked as unreachable if the provider refuses it", async () => {
    const { _id, deliverUntilDone, message, db } =
      await createOne("bad number");
    const phone = (await message())?.to ?? "";
    await db
      .insertInto("contacts")
      .values({ _id: "1".repeat(22), name: "Ana", phone })
      .execute();
    await deliverUntilDone(_id);
    const marked = db
      .selectFrom("unreachable_phones")
      .select(["phone", "problem"]);
    expect(await marked.execute()).toEqual([{ phone, problem: "bad_number" }]);
  });

  test("logs the number of a failure reason without a name", async () => {
    const { _id, deliverUntilDone, message, warnings } =
      await createOne("no such account");
    expect(await deliverUntilDone(_id)).toEqual([undefined]);
    expect(await message()).toMatchObject({
      state: "failed",
      problem: "refused",
    });
    expect(warnings).toEqual([{ code: 20404, message: _id }]);
  });

  test("sends nothing to a phone that opted out", async () => {
    const { _id, deliverUntilDone, message, pool, provider } =
      await createOne();
    await pool.query('INSERT INTO opt_outs SELECT "to" FROM messages');
    await deliverUntilDone(_id);
    expect(await message()).toMatchObject({
      state: "failed",
      problem: "opted_out",
    });
    expect(provider.state.calls).toBe(0);
  });

  test("an opt-out known to the provider is stored", async () => {
    const { _id, deliverUntilDone, pool } = await createOne("opted out");
    await deliverUntilDone(_id);
    const { rows } = await pool.query("SELECT phone FROM opt_outs");
    expect(rows).toEqual([{ phone: "+12015550000" }]);
  });
});

describe("a message in doubt", () => {
  test("a late worker does not change a later claim", async () => {
    const { _id, db, gateways, pool, message, provider } =
      await createOne("slow");
    const late = deliver({ db, gateways }, _id);
    await expect.poll(() => provider.state.calls).toBe(1);
    await pool.query("UPDATE messages SET state = 'sending', tries = 2");
    expect(await late).toBe(usualPatience.answer);
    expect(await message()).toMatchObject({ state: "sending", tries: 2 });
  });

  test("an older text with the same words is not mistaken for this one", async () => {
    const { _id, db, gateways, deliverUntilDone, pool, message, provider } =
      await createOne();
    await deliver({ db, gateways }, _id);
    const [old] = provider.accepted;
    if (old) old.date_created = "Sat, 01 Aug 2026 10:00:00 GMT";
    await pool.query(
      "UPDATE messages SET state = 'queued', provider_id = NULL, tries = 0",
    );
    provider.state.mood = () => "broken";
    await deliver({ db, gateways }, _id);
    provider.state.mood = () => "accept";
    await deliverUntilDone(_id);
    expect(provider.accepted).toHaveLength(2);
    expect((await message())?.provider_id).toBe(provider.accepted[1]?.sid);
  });

  test("is not sent again before the provider had time to answer", async () => {
    const { _id, db, gateways, provider } = await createOne("broken");
    const step = () => deliver({ db, gateways }, _id);
    expect(await step()).toBe(usualPatience.answer);
    const again = await step();
    expect(again).toBeGreaterThan(usualPatience.answer - 20);
    expect(again).toBeLessThanOrEqual(usualPatience.answer);
    expect(provider.state.calls).toBe(1);
  });

  test("stays visible and is never sent again if its outcome cannot be determined", async () => {
    const { _id, db, gateways, message, provider, pool } = await createOne(
      "broken after accepting",
    );
    await deliver({ db, gateways }, _id);
    await provider.stop();
    const step = async (seconds: number) => {
      await pool.query(
        "UPDATE messages SET claimed = now() - $1 * interval '1 second'",
        [seconds],
      );
      return deliver({ db, gateways }, _id);
    };
    expect(await step(600)).toBe(usualPatience.answer);
    expect(await step(901)).toBeUndefined();
    expect(await message()).toMatchObject({ state: "unknown", tries: 1 });
    expect(provider.accepted).toHaveLength(1);
  });

  test("another text with the same link to the same phone is not mistaken for this one", async () => {
    const { _id, deliverUntilDone, messages, pool, provider } = await createOne(
      "hung up after accepting",
      "broken",
    );
    const other = "2".repeat(22);
    await pool.query(
      `INSERT INTO messages (_id, kind, "to", body, state)
       SELECT $1, kind, "to", 'Only a reminder: ' || substring(body FROM 'http.*'), state FROM messages`,
      [other],
    );
    await deliverUntilDone(_id, 1);
    await deliverUntilDone(other);
    await deliverUntilDone(_id);
    expect(provider.accepted).toHaveLength(2);
    const bodies = new Map(
      provider.accepted.map(({ sid, body }) => [sid, body]),
    );
    for (const { provider_id, body } of await messages())
      expect(bodies.get(provider_id ?? "")).toBe(body);
  });

  test("the same words sent to the same phone twice are two texts", async () => {
    const { _id, deliverUntilDone, messages, pool, provider } = await createOne(
      "hung up after accepting",
      "hung up after accepting",
    );
    await pool.query(`INSERT INTO messages (_id, kind, "to", body, state)
      SELECT repeat('2', 22), kind, "to", body, state FROM messages`);
    await deliverUntilDone(_id, 1);
    await deliverUntilDone("2".repeat(22), 1);
    await deliverUntilDone(_id);
    await deliverUntilDone("2".repeat(22));
    const sids = (await messages()).map(({ provider_id }) => provider_id);
    expect(new Set(sids)).toEqual(
      new Set(provider.accepted.map(({ sid }) => sid)),
    );
    expect(provider.accepted).toHaveLength(2);
  });
});
