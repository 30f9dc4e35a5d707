import { describe, expect, test } from "vitest";
import type { Timing } from "#shared/rules/texting/hold-until.ts";
import { newId } from "#server/ids.ts";
import { createOutbox } from "#server/testing/outbox.ts";
import { createContact } from "#server/testing/quiz.ts";

const phone = "+12125550123";
const hour = 3_600_000;
const evening = "2026-06-10T22:00:00-04:00";
const morning = "2026-06-11T13:00:00.000Z";

/** Texts of one family in New York, by a clock that a test sets. */
async function createTimed(at: string) {
  let now = Date.parse(at);
  const outbox = await createOutbox(() => new Date(now));
  const { db } = outbox;
  const family = await createContact(outbox, { phone });
  async function write(
    timing: Timing,
    contact = family._id,
    due = new Date(now),
  ): Promise<string> {
    const _id = newId();
    await db
      .insertInto("messages")
      .values({
        _id,
        kind: "sms",
        to: phone,
        body: `https://quiz.example/${_id}`,
        state: "queued",
        contact,
        timing,
        due: due.toISOString(),
      })
      .execute();
    return _id;
  }
  const find = (_id: string) =>
    db
      .selectFrom("messages")
      .selectAll()
      .where("_id", "=", _id)
      .executeTakeFirstOrThrow();
  const set = (moment: string | number) => void (now = +new Date(moment));
  return { ...outbox, family, write, find, set, now: () => now };
}

describe("a text that keeps to hours", () => {
  test("waits overnight, and goes in the morning", async () => {
    const { write, bring, find, set, provider, db, family } =
      await createTimed(evening);
    const _id = await write("usual");
    expect(await bring(_id, 1)).toEqual([11 * 3600]);
    expect(await find(_id)).toMatchObject({
      state: "queued",
      tries: 0,
      not_before: morning,
    });
    set(morning);
    await bring(_id);
    expect(await find(_id)).toMatchObject({ state: "sent", tries: 1 });
    expect(provider.accepted).toHaveLength(1);
    const { date } = await db
      .selectFrom("contacts")
      .select("date")
      .where("_id", "=", family._id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(date ?? "")).toBeGreaterThan(Date.now() - hour);
  });

  test("goes at half past eight in the evening only by the hours of the law", async () => {
    const { write, bring, find } = await createTimed(
      "2026-06-10T20:30:00-04:00",
    );
    const usual = await write("usual");
    const lawful = await write("lawful");
    await bring(usual, 1);
    await bring(lawful, 1);
    expect(await find(usual)).toMatchObject({ state: "queued" });
    expect(await find(lawful)).toMatchObject({ state: "sent" });
  });

  test("goes by the hours that hold when it goes, and by where the family is then", async () => {
    const { write, bring, find, db, set } = await createTimed(evening);
    const _id = await write("usual");
    await bring(_id, 1);
    const chosen = { opens: 11, closes: 18, sundayopens: 18 };
    await db.insertInto("texting_hours").values(chosen).execute();
    await db
      .updateTable("contacts")
      .set({ timezone: "America/Los_Angeles" })
      .execute();
    set(morning);
    await bring(_id, 1);
    expect((await find(_id)).not_before).toBe("2026-06-11T18:00:00.000Z");
  });

  test.each<[string, string]>([
    ["INSERT INTO opt_outs SELECT phone FROM contacts", "opted_out"],
    [
      "INSERT INTO dead_phones SELECT phone, 'bad_number' FROM contacts",
      "bad_number",
    ],
    ["UPDATE contacts SET active = 0", "finished"],
  ])("does not go any more after: %s", async (sql, problem) => {
    const { write, bring, find, pool, set, provider } =
      await createTimed(evening);
    const _id = await write("usual");
    await bring(_id, 1);
    await pool.query(sql);
    set(morning);
    expect(await bring(_id)).toEqual([undefined]);
    expect(await find(_id)).toMatchObject({ state: "failed", problem });
    expect(provider.state.asked).toBe(0);
  });

  test("is given up when three days have passed", async () => {
    const { write, bring, find, set } = await createTimed(evening);
    const _id = await write("automatic");
    set("2026-06-13T22:00:01-04:00");
    expect(await bring(_id)).toEqual([undefined]);
    expect(await find(_id)).toMatchObject({
      state: "failed",
      problem: "too_late",
    });
  });

  test.each<["quiet hours" | "daily limit", number]>([
    ["quiet hours", 1],
    ["daily limit", 5],
  ])("is held where the provider says: %s", async (mood, hours) => {
    const { write, bring, find, moods, now } = await createTimed(morning);
    const _id = await write("usual");
    moods(mood);
    const [wait = 0] = await bring(_id, 1);
    expect(wait).toBeGreaterThanOrEqual(hours * 3600);
    const { state, not_before } = await find(_id);
    expect(state).toBe("queued");
    expect(Date.parse(not_before ?? "")).toBeCloseTo(now() + wait * 1000, -2);
  });
});

describe("automatic texts to one phone", () => {
  test("go once a day, also for two children and at the same moment", async () => {
    const timed = await createTimed(morning);
    const sister = await createContact(timed, { phone, name: "Ana" });
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        timed.write("automatic", at % 2 ? sister._id : timed.family._id),
      ),
    );
    await Promise.all(ids.map((id) => timed.bring(id, 1)));
    expect(timed.provider.accepted).toHaveLength(1);
    const waiting = (await timed.messages()).filter(
      ({ state }) => state === "queued",
    );
    expect(new Set(waiting.map(({ not_before }) => not_before))).toEqual(
      new Set(["2026-06-12T13:00:00.000Z"]),
    );
  });

  test("wait a day for one that staff sent by hand, which waits for none", async () => {
    const { write, bring, find } = await createTimed(morning);
    for (const timing of ["usual", "usual"] as const)
      expect(await bring(await write(timing))).toEqual([undefined]);
    const _id = await write("automatic");
    await bring(_id, 1);
    expect(await find(_id)).toMatchObject({ state: "queued" });
  });

  test("come neither late nor in a heap when the provider was away for 72 hours", async () => {
    const timed = await createTimed(morning);
    const { bring, set, now, provider } = timed;
    const start = now();
    provider.state.mood = () => (now() < start + 72 * hour ? "busy" : "accept");
    const went: string[] = [];
    const waiting = new Map<string, number>();
    for (let at = 0; at < 10 * 24; at += 4) {
      set(start + at * hour);
      // One a day falls due, and on the first day three.
      const due = at === 0 ? 3 : at % 24 === 0 && at < 6 * 24 ? 1 : 0;
      for (let more = 0; more < due; more += 1)
        waiting.set(await timed.write("automatic"), now());
      for (const [id, next] of waiting) {
        if (next > now()) continue;
        const before = provider.accepted.length;
        const [wait] = await bring(id, 1);
        if (wait === undefined) waiting.delete(id);
        else waiting.set(id, now() + wait * 1000);
        if (provider.accepted.length > before)
          went.push(new Date(now()).toISOString().slice(0, 10));
      }
    }
    expect(waiting.size).toBe(0);
    expect(new Set(went).size).toBe(went.length);
    const messages = await timed.messages();
    for (const { state, problem, due, not_before } of messages) {
      if (state === "failed") expect(problem).toMatch(/too_late|gave_up/);
      else {
        expect(state).toBe("sent");
        const age = Date.parse(not_before ?? "") - Date.parse(due ?? "");
        expect(age).toBeLessThanOrEqual(72 * hour);
      }
    }
    expect(went.length).toBeGreaterThanOrEqual(5);
  });
});
