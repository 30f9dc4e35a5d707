import { expect, test } from "vitest";
import { isDatabaseUrl, placeIn } from "./database-url.ts";

test("placeIn() leaves out the user and the password", () => {
  expect(placeIn("postgres://u:p%40@one:5433/quiz?ssl=1")).toBe(
    "one:5433/quiz",
  );
});

test.each([
  "postgres://one/quiz",
  "postgresql://u:p@one:5432/quiz?target_session_attrs=read-write",
  "postgres://[::1]:5434/quiz?sslmode=verify-full",
  "postgres://localhost/quiz?host=/tmp/socket&port=5432",
])("accepts the database URL %s", (url) => {
  expect(isDatabaseUrl(url)).toBe(true);
});

test.each([
  "",
  "one:5432",
  "https://one/quiz",
  "postgres:///quiz",
  "postgres://one,two/quiz",
  "postgres://one:5432,two:5433/quiz",
])("rejects the database URL %j", (url) => {
  expect(isDatabaseUrl(url)).toBe(false);
});
