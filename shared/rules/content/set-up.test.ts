import { expect, test } from "vitest";
import {
  type ClinicFacts,
  fillsOf,
  followedTexts,
  stepsDone,
} from "./set-up.ts";

const texts = {
  main: {
    copyright: "© 2026 · Placeholder: name of your organization",
    copyright_es: "© 2026 · Clínica del Sol",
    funding_en: "Placeholder: who runs this site, and who pays for it.",
    funding_es: "El condado paga.",
  },
  information: {
    whoruns_en: "Placeholder: who runs this site, and who pays for it.",
    whoruns_es: "El condado paga.",
    reachus_en:
      "Placeholder: who to call with questions, and when. You can also write.",
  },
  invitation: { message_en: "Placeholder: name of your clinic. A quiz." },
};
const facts: ClinicFacts = {
  "clinic.clinicname": "Bayside",
  "clinic.address": "1 Main St",
  "clinic.phone": "305 555 0100",
  "main.funding_en": "The county pays for $& all.",
  "main.funding_es": "",
};

test("fills only the placeholders and keeps the text around them", () => {
  expect(fillsOf(texts, facts)).toEqual([
    { field: "main.copyright", text: "© 2026 · Bayside" },
    {
      field: "information.whoruns_en",
      text: "The county pays for $& all.",
    },
    {
      field: "information.reachus_en",
      text: "Questions? Call Bayside at 305 555 0100. You can also write.",
    },
    { field: "invitation.message_en", text: "Bayside. A quiz." },
  ]);
});

test("fills nothing when the fact is missing or is itself a placeholder", () => {
  const none = { ...facts, "clinic.clinicname": "", "main.funding_en": "" };
  expect(fillsOf(texts, none)).toEqual([]);
  const placeholder = { ...none, "main.funding_en": "Placeholder: who pays" };
  expect(fillsOf(texts, placeholder)).toEqual([]);
});

test("copies a new funding text to the text that was the same, unless that is changed too", () => {
  const given = { main: { funding_en: "We pay.", funding_es: "Pagamos." } };
  expect(followedTexts(texts, given)).toEqual({
    ...given,
    information: { whoruns_en: "We pay.", whoruns_es: "Pagamos." },
  });
  const information = { whoruns_en: "Someone else." };
  expect(followedTexts(texts, { ...given, information })).toEqual({
    ...given,
    information: { whoruns_en: "Someone else.", whoruns_es: "Pagamos." },
  });
  const own = { ...texts, information: { whoruns_en: "A longer text." } };
  expect(followedTexts(own, { main: { funding_en: "We pay." } })).toEqual({
    main: { funding_en: "We pay." },
  });
});

test("marks a step as done when it has no placeholders", () => {
  expect(stepsDone(texts, false)).toEqual({
    clinic: false,
    texts: false,
    invitation: false,
    aboutUs: true,
    families: false,
  });
  const clinic = { clinicname: "Bayside", address: "1 Main St", phone: "911" };
  expect(
    stepsDone({ clinic, invitation: { message_en: "Bayside" } }, true),
  ).toEqual({
    clinic: true,
    texts: true,
    invitation: true,
    aboutUs: true,
    families: true,
  });
});
