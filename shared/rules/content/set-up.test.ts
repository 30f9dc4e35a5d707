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

test("only what is still open is filled, and the words around it stay", () => {
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

test("without a fact, or with a placeholder for one, nothing is filled", () => {
  const none = { ...facts, "clinic.clinicname": "", "main.funding_en": "" };
  expect(fillsOf(texts, none)).toEqual([]);
  const placeholder = { ...none, "main.funding_en": "Placeholder: who pays" };
  expect(fillsOf(texts, placeholder)).toEqual([]);
});

test("who runs and pays follows where both said the same, unless it is written as well", () => {
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

test("a step is done when nothing of it is open", () => {
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
