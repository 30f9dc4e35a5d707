import { expect, test } from "vitest";
import { readResultQuery } from "./result-query.ts";

const read = (address: string) => readResultQuery(new URLSearchParams(address));

test("filters stand in the address, so that a list can be passed on", () => {
  const asked = {
    kind: "problem",
    language: "es",
    from: "2026-11-01",
    to: "2026-11-20",
  };
  expect(read(new URLSearchParams(asked).toString())).toEqual(asked);
});

test.each(["", "kind=x", "language=fr", "from=today", "demo=no", "after=1"])(
  "%j asks for nothing",
  (address) => {
    expect(read(address)).toEqual({});
  },
);
