import { expect, test } from "vitest";
import { addressesIn, isDatabaseUrl, placeIn } from "./database-url.ts";

test("each server of a URL has an address of its own, with the same user, database and wishes", () => {
  const url = "postgres://u:p%40,@one:5433,two,[::1]:5434/quiz?ssl=1";
  expect(addressesIn(url)).toEqual([
    "postgres://u:p%40,@one:5433/quiz?ssl=1",
    "postgres://u:p%40,@two/quiz?ssl=1",
    "postgres://u:p%40,@[::1]:5434/quiz?ssl=1",
  ]);
  expect(placeIn(url)).toBe("one:5433,two,[::1]:5434/quiz");
});

test.each([
  "postgres://one/quiz",
  "postgresql://u:p@one:5432,two:5433/quiz?target_session_attrs=read-write",
  "postgres://one,two/quiz?target_session_attrs=primary&sslmode=verify-full",
  "postgres://localhost/quiz?host=/tmp/socket&port=5432",
])("%s is the URL of a database", (url) => {
  expect(isDatabaseUrl(url)).toBe(true);
});

test.each([
  "",
  "one:5432",
  "https://one/quiz",
  "postgres:///quiz",
  "postgres://one,/quiz",
  "postgres://one:5432,two:port/quiz",
  "postgres://one,two/quiz?target_session_attrs=prefer-standby",
])("%j is not", (url) => {
  expect(isDatabaseUrl(url)).toBe(false);
});
