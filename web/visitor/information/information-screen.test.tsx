import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageProvider } from "#web/core/language.tsx";
import { informationWords } from "#web/i18n/visitor/information.words.ts";
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

test("leaves out a part without a text, and leads back to the quiz", async () => {
  await mount(<InformationScreen />, "/information", {
    ...someSettings.information,
    studyboard_en: "",
    studyboard_es: "",
  });
  const { headings } = informationWords.en;
  expect(screen.getByText(headings.stored)).toBeDefined();
  expect(screen.queryByText(headings.studyboard)).toBeNull();
  expect(screen.getByText("Back").closest("a")?.pathname).toBe("/quiz");
});
