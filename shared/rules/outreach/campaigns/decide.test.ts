import { describe, expect, test } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import { decide, phoneGap, type Turn } from "./decide.ts";

const hour = day / 24;
const now = Date.parse("2026-11-23T15:00:00.000Z");
const rules = { reminders: 2, reminderdays: 3 };
const anyTime = (at: number) => at;
const turn: Turn = {
  texts: 0,
  due: now,
  since: now,
  invited: null,
  standing: undefined,
  lastOnPhone: null,
};
const decideOn = (
  { due = now, since = due, ...more }: Partial<Turn>,
  nextAllowed = anyTime,
) => decide(rules, { ...turn, ...more, due, since }, now, nextAllowed);

describe("a due text", () => {
  test("is sent, and schedules the next one days later", () => {
    expect(decideOn({})).toEqual({
      kind: "send",
      at: now,
      next: now + 3 * day,
    });
  });

  test("is the last one when all reminders are used up", () => {
    expect(decideOn({ texts: 2 })).toMatchObject({ next: null });
  });

  test.each([
    [0, 0],
    [10 * 60_000, 10 * 60_000],
    [10 * 60_000 + 1, 0],
    [6 * day, 0],
  ])("that is %d ms late counts as sent %d ms ago", (late, ago) => {
    expect(decideOn({ due: now - late })).toMatchObject({ at: now - ago });
  });

  test("is dropped when it is more than a week late", () => {
    expect(decideOn({ due: now - 7 * day - 1 })).toEqual({
      kind: "end",
      why: "late",
    });
    expect(decideOn({ due: now - 7 * day }).kind).toBe("send");
    const waited = { due: now, since: now - 7 * day - 1 };
    expect(decideOn(waited)).toEqual({ kind: "end", why: "late" });
  });
});

describe("a phone that was texted recently", () => {
  test.each([
    [phoneGap, "send"],
    [phoneGap - 1, "wait"],
    [0, "wait"],
  ])("%d ms ago: the decision is to %s", (ago, kind) => {
    const lastOnPhone = now - ago;
    expect(decideOn({ lastOnPhone }).kind).toBe(kind);
    if (kind === "wait")
      expect(decideOn({ lastOnPhone })).toEqual({
        kind,
        until: lastOnPhone + phoneGap,
      });
  });
});

describe("quiet hours", () => {
  const opens = now + 17 * hour;
  test("delay a text until they end", () => {
    const quiet = (at: number) => Math.max(at, opens);
    expect(decideOn({}, quiet)).toEqual({ kind: "wait", until: opens });
  });

  test("delay a text that would be sent at their edge", () => {
    const closes = now + 5 * 60_000;
    const quiet = (at: number) => (at < closes ? at : Math.max(at, opens));
    expect(decideOn({}, quiet)).toEqual({ kind: "wait", until: opens });
  });
});

describe("a reminder", () => {
  test.each(["completed", "opted_out", "archived"] as const)(
    "is not sent to a contact who is %s",
    (standing) => {
      expect(decideOn({ texts: 1, standing })).toEqual({
        kind: "end",
        why: standing,
      });
    },
  );

  test("is not sent ten or more days after the invitation", () => {
    const invited = now - 10 * day;
    const texts = 1;
    expect(decideOn({ texts, invited })).toEqual({
      kind: "end",
      why: "expired",
    });
    expect(decideOn({ texts, invited: invited + 1 }).kind).toBe("send");
    expect(decideOn({ texts: 0, invited }).kind).toBe("send");
  });
});
