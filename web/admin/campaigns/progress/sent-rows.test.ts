import { expect, test } from "vitest";
import { rowsOf } from "./sent-rows.ts";

test("what was delivered was sent, and what nobody answers for is on the way", () => {
  const texts = [
    { isReminder: false, state: "delivered", count: 5 },
    { isReminder: false, state: "sent", count: 2 },
    { isReminder: false, state: "unknown", count: 1 },
  ];
  expect(rowsOf(texts)).toEqual([
    {
      isReminder: false,
      onTheWay: 1,
      sent: 7,
      delivered: 5,
      failed: 0,
      kept: 0,
    },
  ]);
  expect(rowsOf([])).toEqual([]);
});
