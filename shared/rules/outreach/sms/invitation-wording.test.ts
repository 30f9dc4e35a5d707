import { expect, test } from "vitest";
import { wordingOf } from "./invitation-wording.ts";

const fine = { hasNoWayOut: false, namesVaccine: false };

test.each([
  "Main Street Clinic: a quiz for you. Reply STOP to stop.",
  "Un cuestionario para su cita. Responda ALTO para cancelar.",
  "Escriba baja y no recibe otro",
  "",
  " ",
])("%j gives no warning", (text) => {
  expect(wordingOf(text)).toEqual(fine);
});

test.each(["Please take part", "We are nonstop for you", "Falto yo"])(
  "%j does not say how to opt out",
  (text) => expect(wordingOf(text)).toEqual({ ...fine, hasNoWayOut: true }),
);

test.each([
  "The HPV vaccine. STOP to stop.",
  "Vacuna contra el VPH. ALTO para cancelar.",
  "Virus del papiloma. ALTO para cancelar.",
  "hpv: reply stop",
  "Human papillomavirus. STOP to stop.",
])("%j mentions the vaccine", (text) => {
  expect(wordingOf(text)).toEqual({ ...fine, namesVaccine: true });
});
