import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { showSite } from "#web/core/frame/site.ts";
import { LanguageProvider } from "#web/core/language.tsx";
import { clinicWords } from "#web/i18n/visitor/clinic.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { someSettings } from "#web/testing/settings.ts";
import { ClinicCard, finder } from "./clinic-card.tsx";

/** Shows the card in Spanish. */
async function openCard(facts: object) {
  showSite({
    ...someSettings,
    clinic: { ...someSettings.clinic, clinicname: "", ...facts },
  });
  await mount(
    <LanguageProvider language="es">
      <ClinicCard />
    </LanguageProvider>,
  );
  return within(screen.getByRole("region"));
}

test("without a clinic, names places that give the vaccine", async () => {
  const card = await openCard({});
  expect(card.getByText(clinicWords.es.elsewhere)).toBeDefined();
  const addresses = card
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(addresses).toEqual([finder, "tel:211"]);
});

test("shows the facts in the reader's language, and marks those that exist only in English", async () => {
  const card = await openCard({
    clinicname: "Clinic on Main Street",
    phone: "202-555-0144",
    hours_en: "Monday to Friday",
    hours_es: "De lunes a viernes",
    fee_en: "No fee",
    fee_es: "",
  });
  expect(card.getByText("Clinic on Main Street")).toBeDefined();
  expect(card.getByText("De lunes a viernes").lang).toBe("");
  expect(card.getByText("No fee").lang).toBe("en");
  const call = card.getByRole("link", { name: "(202) 555-0144" });
  expect(call.getAttribute("href")).toBe("tel:+12025550144");
});
