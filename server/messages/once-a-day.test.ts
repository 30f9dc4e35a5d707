import { describe, expect, test } from "vitest";
import { createContact } from "#server/testing/quiz.ts";
import {
  createTimed,
  hour,
  morning,
  phone,
} from "#server/testing/timed-texts.ts";

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
