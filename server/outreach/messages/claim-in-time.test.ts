import { describe, expect, test } from "vitest";
import { hour } from "#shared/rules/milliseconds.ts";
import {
  createTimed,
  evening,
  morning,
} from "#server/testing/messages/timed-texts.ts";

describe("a text that respects texting hours", () => {
  test("waits overnight and goes in the morning", async () => {
    const { write, deliverUntilDone, find, set, provider, db, family } =
      await createTimed(evening);
    const _id = await write("usual");
    expect(await deliverUntilDone(_id, 1)).toEqual([11 * 3600]);
    expect(await find(_id)).toMatchObject({
      state: "queued",
      tries: 0,
      not_before: morning,
    });
    set(morning);
    await deliverUntilDone(_id);
    expect(await find(_id)).toMatchObject({ state: "sent", tries: 1 });
    expect(provider.accepted).toHaveLength(1);
    const { date } = await db
      .selectFrom("contacts")
      .select("date")
      .where("_id", "=", family._id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(date ?? "")).toBeGreaterThan(Date.now() - hour);
  });

  test("is sent at 8:30 PM only if staff allow all legal hours", async () => {
    const { write, deliverUntilDone, find } = await createTimed(
      "2026-06-10T20:30:00-04:00",
    );
    const usual = await write("usual");
    const lawful = await write("lawful");
    await deliverUntilDone(usual, 1);
    await deliverUntilDone(lawful, 1);
    expect(await find(usual)).toMatchObject({ state: "queued" });
    expect(await find(lawful)).toMatchObject({ state: "sent" });
  });

  test("uses the texting hours and the family's location at the time of sending", async () => {
    const { write, deliverUntilDone, find, db, set } =
      await createTimed(evening);
    const _id = await write("usual");
    await deliverUntilDone(_id, 1);
    const chosen = { opens: 11, closes: 18, sundayopens: 18 };
    await db.insertInto("texting_hours").values(chosen).execute();
    await db
      .updateTable("contacts")
      .set({ timezone: "America/Los_Angeles" })
      .execute();
    set(morning);
    await deliverUntilDone(_id, 1);
    expect((await find(_id)).not_before).toBe("2026-06-11T18:00:00.000Z");
  });

  test.each<[string, string]>([
    ["INSERT INTO opt_outs SELECT phone FROM contacts", "opted_out"],
    [
      "INSERT INTO unreachable_phones SELECT phone, 'bad_number' FROM contacts",
      "bad_number",
    ],
    ["UPDATE contacts SET active = 0", "finished"],
  ])("is not sent after: %s", async (sql, problem) => {
    const { write, deliverUntilDone, find, pool, set, provider } =
      await createTimed(evening);
    const _id = await write("usual");
    await deliverUntilDone(_id, 1);
    await pool.query(sql);
    set(morning);
    expect(await deliverUntilDone(_id)).toEqual([undefined]);
    expect(await find(_id)).toMatchObject({ state: "failed", problem });
    expect(provider.state.calls).toBe(0);
  });

  test("is given up after three days", async () => {
    const { write, deliverUntilDone, find, set } = await createTimed(evening);
    const _id = await write("usual");
    set("2026-06-13T22:00:01-04:00");
    expect(await deliverUntilDone(_id)).toEqual([undefined]);
    expect(await find(_id)).toMatchObject({
      state: "failed",
      problem: "too_late",
    });
  });

  test.each<["quiet hours" | "daily limit", number]>([
    ["quiet hours", 1],
    ["daily limit", 5],
  ])("is held if the provider reports: %s", async (mood, hours) => {
    const { write, deliverUntilDone, find, moods, now } =
      await createTimed(morning);
    const _id = await write("usual");
    moods(mood);
    const [wait = 0] = await deliverUntilDone(_id, 1);
    expect(wait).toBeGreaterThanOrEqual(hours * 3600);
    const { state, not_before } = await find(_id);
    expect(state).toBe("queued");
    expect(Date.parse(not_before ?? "")).toBeCloseTo(now() + wait * 1000, -2);
  });
});
