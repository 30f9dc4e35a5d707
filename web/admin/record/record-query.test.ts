import { expect, test } from "vitest";
import { readRecordQuery } from "./record-query.ts";

const read = (address: string) => readRecordQuery(new URLSearchParams(address));

test("filters stand in the address, so that a list can be passed on", () => {
  const asked = {
    user: "1".repeat(22),
    kind: "words",
    subject: "results.csv",
    from: "2026-11-01",
    to: "2026-11-20",
  };
  expect(read(new URLSearchParams(asked).toString())).toEqual(asked);
});

test.each(["", "kind=x", "user=1", "subject=%27", "from=today", "after=1"])(
  "%j asks for nothing",
  (address) => {
    expect(read(address)).toEqual({});
  },
);
