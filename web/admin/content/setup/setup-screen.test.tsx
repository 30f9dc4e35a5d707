import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { setupWords } from "#web/i18n/admin/content/setup.words.ts";
import { collectToasts } from "#web/testing/collect-toasts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { someSettings } from "#web/testing/settings.ts";
import SetupScreen, { changedFacts } from "./setup-screen.tsx";

const words = setupWords.en;
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

test("an invalid phone number is refused at its field, and the typed text stays", async () => {
  const calls = pendingCalls();
  collectToasts();
  const clinic = { ...someSettings.clinic, clinicname: "", phone: "" };
  const { screen, press } = await mount(<SetupScreen />, "/", {
    settings: { ...someSettings, clinic },
    hasFamilies: false,
    elsewhere: [],
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(words.name, "Bayside");
  type(words.phone, "call us");
  await press("Save");
  expect(calls.last().body).toMatchObject({
    clinic: { clinicname: "Bayside", phone: "call us" },
  });
  await calls.last().refuse(400, "invalid", "clinic.phone");
  expect(document.activeElement).toBe(screen.getByLabelText(words.phone));
  expect(screen.getByDisplayValue("Bayside")).toBeDefined();
});
