import { expect, test } from "vitest";
import { z } from "zod";
import { refusals } from "#shared/rules/refusals.ts";
import { asRefusal, refusal, refusalOf } from "./errors.ts";

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

test("a refusal says the sentence of its code, which the pages have in Spanish", () => {
  const code = "email_taken";
  expect(refusal(409, code, "email").errors).toEqual([
    { code, msg: refusals[code], field: "email" },
  ]);
});

test("what a schema refuses is said as the forms say it, or more exactly", () => {
  const body = z.object({ name: z.string(), text: z.string().max(3) });
  const { error } = body.safeParse({ text: "long" });
  expect(error && refusalOf(error, { text: "long" }).errors).toEqual([
    { code: "required", msg: refusals.required, field: "name" },
    {
      code: "too_long",
      msg: "At most 3 characters are possible.",
      field: "text",
    },
  ]);
});
