import { expect, test } from "vitest";
import { asRefusal } from "./errors.ts";

test.each([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
])("a service that cannot be reached (%s) is asked again later", (code) => {
  const error = Object.assign(new Error("no connection"), { code });
  expect(asRefusal(error)).toMatchObject({
    status: 503,
    errors: [{ code: "busy" }],
    retryAfter: 2,
  });
});
