import { expect, test } from "vitest";
import { saysNoConsent, turnedName } from "./import.ts";

const refusals = `No, no., N, 0, 0 - no, FALSE, Unchecked, None, Never, Declined by phone, Rejected, Opted out,
  Did not agree, Does not want texts, Not given, No consent, No acepta, no aceptó, Nunca, Ninguno, Rechazó, Se negó`;

test.each(refusals.split(/,\s+/))("%s means no consent", (cell) => {
  expect(saysNoConsent(cell)).toBe(true);
});

const others = `Yes; Y; 1; 1 - yes; true; Checked; Sí; Acepta; North clinic; Nota 12; Notice; No. 12; 0123-form;
  N. García, front desk; No paper form, agreed by phone on Monday; Clinic form`;

test.each(["", ...others.split(/;\s+/)])(
  "%s does not mean no consent",
  (cell) => {
    expect(saysNoConsent(cell)).toBe(false);
  },
);

test.each([
  ["Nguyen, Thi", "Thi Nguyen"],
  [" De la Cruz ,  María José ", "María José De la Cruz"],
  ["Smith, Jr.", undefined],
  ["Thi Nguyen", undefined],
  ["Nguyen,", undefined],
  ["A, B, C", undefined],
])("reorders %j to %j", (name, turned) => {
  expect(turnedName(name)).toBe(turned);
});
