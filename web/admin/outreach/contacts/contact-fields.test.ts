import { expect, test } from "vitest";
import { problemsOf } from "./contact-fields.tsx";

const draft = { name: "María", phone: "+15551234567" };

test("requires only a name and a phone of at least twelve characters", () => {
  expect(problemsOf(draft)).toEqual({});
  expect(problemsOf({ ...draft, phone: " +1 555 123 4567 " })).toEqual({});
});

test("accepts ten digits as a US phone number", () => {
  expect(problemsOf({ ...draft, phone: "(555) 123-4567" })).toEqual({});
});

test("marks a missing name and a missing phone", () => {
  expect(problemsOf({ ...draft, name: " ", phone: " " })).toEqual({
    name: "required",
    phone: "required",
  });
});

test.each(["+1555123456", "5551234567890", "+1 555 CALL NOW"])(
  "refuses %s as a phone number",
  (phone) =>
    expect(problemsOf({ ...draft, phone })).toEqual({ phone: "invalid_phone" }),
);
