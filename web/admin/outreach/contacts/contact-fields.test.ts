import { expect, test } from "vitest";
import { problemsOf } from "./contact-fields.tsx";

const draft = { name: "María", phone: "+15551234567" };

test("a name and a phone of at least twelve characters are enough", () => {
  expect(problemsOf(draft)).toEqual({});
  expect(problemsOf({ ...draft, phone: " +1 555 123 4567 " })).toEqual({});
});

test("ten digits are a phone of the United States", () => {
  expect(problemsOf({ ...draft, phone: "(555) 123-4567" })).toEqual({});
});

test("without name and phone each field says so", () => {
  expect(problemsOf({ ...draft, name: " ", phone: " " })).toEqual({
    name: "required",
    phone: "required",
  });
});

test.each(["+1555123456", "5551234567890", "+1 555 CALL NOW"])(
  "%s is no phone in international format",
  (phone) =>
    expect(problemsOf({ ...draft, phone })).toEqual({ phone: "invalid_phone" }),
);
