import { expect, test } from "vitest";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { changedFacts } from "./setup-screen.tsx";

const settings = {
  main: {
    copyright: "Placeholder: name of your organization",
    funding_en: "Placeholder: who pays",
    funding_es: "El condado.",
  },
  clinic: { clinicname: "", address: "1 Main St", phone: "" },
} as EditedSettings;
const facts = {
  "clinic.clinicname": "Bayside",
  "clinic.address": "1 Main St",
  "clinic.phone": "",
  "main.funding_en": "",
  "main.funding_es": "El condado.",
};

test("changesOf contains the changed facts, the texts they complete, and all previous values", () => {
  expect(changedFacts(settings, facts)).toEqual({
    clinic: { clinicname: "Bayside" },
    main: { copyright: "Bayside" },
    before: {
      clinic: { clinicname: "" },
      main: { copyright: "Placeholder: name of your organization" },
    },
  });
});
