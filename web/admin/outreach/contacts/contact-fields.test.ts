import { expect, test } from "vitest";
import { contactProblems } from "./contact-fields.tsx";

const draft = { name: "María", phone: "+15551234567" };

test("requires only a name and a phone of at least twelve characters", () => {
  expect(contactProblems(draft)).toEqual({});
  expect(contactProblems({ ...draft, phone: " +1 555 123 4567 " })).toEqual({});
});

test("accepts ten digits as a US phone number", () => {
  expect(contactProblems({ ...draft, phone: "(555) 123-4567" })).toEqual({});
});

test("marks a missing name and a missing phone", () => {
  expect(contactProblems({ ...draft, name: " ", phone: " " })).toEqual({
    name: "required",
    phone: "required",
  });
});

test.each(["+1555123456", "5551234567890", "+1 555 CALL NOW"])(
  "refuses %s as a phone number",
  (phone) =>
    expect(contactProblems({ ...draft, phone })).toEqual({
      phone: "invalid_phone",
    }),
);
