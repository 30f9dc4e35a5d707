import { expect, test } from "vitest";
import { readActivityLogQuery } from "./act-columns.tsx";

const read = (address: string) =>
  readActivityLogQuery(new URLSearchParams(address));

test("readActivityLogQuery reads the filters from the URL", () => {
  const parts = {
    user: "1".repeat(22),
    kind: "words",
    subject: "results.csv",
    from: "2026-11-01",
    to: "2026-11-20",
  };
  expect(read(new URLSearchParams(parts).toString())).toEqual(parts);
});

test.each(["", "kind=x", "user=1", "subject=%27", "from=today", "after=1"])(
  "readActivityLogQuery reads %j as a filter for all changes",
  (address) => {
    expect(read(address)).toEqual({ kind: "changes" });
  },
);

test.each(["kind=all", `subject=${"1".repeat(22)}`])(
  "readActivityLogQuery reads %j as including views",
  (address) => {
    expect(read(address)).not.toHaveProperty("kind");
  },
);
