import { describe, expect, test } from "vitest";
import { invitationStatus, mayPrefill } from "./invitation.ts";

const sent = "2026-03-01T09:30:00.000Z";

// Spans the start of daylight saving time, which must not matter.
function after(days: number, milliseconds = 0) {
  const time = Date.parse(sent) + days * 86_400_000 + milliseconds;
  return new Date(time).toISOString();
}

describe("a pending invitation", () => {
  test.each([
    ["is sent at once", after(0), "sent"],
    ["is sent until just before seven days", after(7, -1), "sent"],
    ["shows nothing at seven days", after(7), undefined],
    ["shows nothing until just before ten days", after(10, -1), undefined],
    ["is expired at ten days", after(10), "expired"],
    ["stays expired", after(1000), "expired"],
    ["is sent when the reader's clock is behind", after(-1), "sent"],
  ])("%s", (_, now, status) => {
    expect(invitationStatus({ active: 1, date: sent }, now)).toBe(status);
  });

  test("has no status when it was never sent", () => {
    expect(invitationStatus({ active: 1, date: null }, sent)).toBeUndefined();
  });

  test("has no status when its date is invalid", () => {
    expect(invitationStatus({ active: 1, date: "" }, sent)).toBeUndefined();
  });

  test("expires at the same moment in every time zone", () => {
    const elsewhere = "2026-03-01T04:30:00-05:00";
    const invitation = { active: 1, date: elsewhere };
    expect(invitationStatus(invitation, after(7, -1))).toBe("sent");
    expect(invitationStatus(invitation, after(7))).toBeUndefined();
  });
});

test.each([0, -1])("active %i is completed, whatever the date", (active) => {
  for (const now of [after(0), after(7), after(10), after(1000)])
    expect(invitationStatus({ active, date: sent }, now)).toBe("completed");
  expect(invitationStatus({ active, date: null }, sent)).toBe("completed");
});

test("fills in the start form until just before ten days", () => {
  expect(mayPrefill(sent, after(0))).toBe(true);
  expect(mayPrefill(sent, after(7))).toBe(true);
  expect(mayPrefill(sent, after(10, -1))).toBe(true);
  expect(mayPrefill(sent, after(10))).toBe(false);
});

test("does not fill in the start form without a valid invitation date", () => {
  expect(mayPrefill(null, sent)).toBe(false);
  expect(mayPrefill("yesterday", sent)).toBe(false);
});
