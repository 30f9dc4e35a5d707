import { expect, test } from "vitest";
import { z } from "zod";
import { refusals } from "#shared/rules/refusals.ts";
import { asRefusal, refusal, refusalOf, tooManyRequests } from "./errors.ts";

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
  "25006",
])("answers 503 when a service is unreachable (%s)", (code) => {
  const error = Object.assign(new Error("no connection"), { code });
  expect(asRefusal(error)).toMatchObject({
    status: 503,
    errors: [{ code: "busy" }],
    retryAfter: 2,
  });
});

test.each(["22P02", "22021"])(
  "answers 400 for a value that PostgreSQL cannot read (%s)",
  (code) => {
    const error = Object.assign(new Error("invalid input syntax"), { code });
    expect(asRefusal(error)).toMatchObject({
      status: 400,
      errors: [{ code: "invalid" }],
    });
  },
);

test.each(["22012", "22003", "22023"])(
  "treats a statement that fails on data (%s) as an internal error",
  (code) => {
    const error = Object.assign(new Error("division by zero"), { code });
    expect(asRefusal(error)).toBeUndefined();
  },
);

test("a refusal contains its code's sentence in English", () => {
  const code = "email_taken";
  expect(refusal(409, code, "email").errors).toEqual([
    { code, msg: refusals.en[code], field: "email" },
  ]);
});

test("reports schema violations with the forms' codes and limits", () => {
  const body = z.object({ name: z.string(), text: z.string().max(3) });
  const { error } = body.safeParse({ text: "long" });
  expect(error && refusalOf(error, { text: "long" }).errors).toEqual([
    { code: "required", msg: refusals.en.required, field: "name" },
    {
      code: "too_long",
      msg: "Please use no more than 3 characters.",
      field: "text",
      values: { most: 3 },
    },
  ]);
});

test("sends the waiting time as text and as a number", () => {
  expect(tooManyRequests(90).errors).toEqual([
    {
      code: "too_many_requests",
      msg: "Too many attempts. Please wait 90 seconds and try again.",
      values: { seconds: 90 },
    },
  ]);
});
