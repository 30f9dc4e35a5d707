import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageProvider } from "#web/core/language.tsx";
import { mount } from "#web/testing/mount.tsx";
import { someSettings } from "#web/testing/settings.ts";
import InformationScreen from "./information-screen.tsx";

test("marks a part that exists only in English, and leaves out placeholders", async () => {
  await mount(
    <LanguageProvider language="es">
      <InformationScreen />
    </LanguageProvider>,
    "/information",
    {
      ...someSettings.information,
      studyboard_en: "Board 12",
      studyboard_es: "",
      whoruns_en: "Placeholder: who runs this site.",
      whoruns_es: "",
    },
  );
  expect(screen.getByText("Board 12").lang).toBe("en");
  for (const text of screen.getAllByText("words")) expect(text.lang).toBe("");
  expect(screen.queryByText(/Placeholder/)).toBeNull();
});
