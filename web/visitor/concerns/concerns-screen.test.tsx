import { describe, expect, test } from "vitest";
import { LanguageProvider } from "#web/core/language.tsx";
import { choicesWords } from "#web/i18n/visitor/results/choices.words.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { namedSettings } from "#web/testing/settings.ts";
import ChildScreen from "./child/child-screen.tsx";
import ConcernsScreen from "./concerns-screen.tsx";

test("an empty list of topics says so, and offers the survey", async () => {
  const { screen } = await mount(<ConcernsScreen />, "/concerns", {
    concerns: [],
    choices: {},
    schedule: {},
  });
  expect(screen.getByText("Nothing here yet")).toBeDefined();
  const survey = screen.getByRole("link", { name: "Take the survey" });
  expect(survey.getAttribute("href")).toBe("/quiz");
});

const english = {
  _id: "c".repeat(22),
  active: true,
  name: "Needles",
  name_es: "Agujas",
  summary: "",
  summary_es: "",
  content: "<h3>What is known</h3>",
  content_es: "",
  childrencontent: '<p>See <a href="https://cdc.gov">this</a>.</p>',
  childrencontent_es: "",
  suggestedquestions: [],
  suggestedquestions_es: [],
  externallinks: [{ name: "CDC", url: "https://cdc.gov" }],
  externallinks_es: [],
  videolink: "https://www.cancer.gov/video",
  videolink_es: "",
};
const words = concernsWords.es;

describe("a topic without Spanish texts", () => {
  test("shows the English ones to Spanish readers, marked as English", async () => {
    const { screen, container } = await mount(
      <LanguageProvider language="es">
        <ConcernsScreen />
      </LanguageProvider>,
      "/concerns",
      { concerns: [english], choices: namedSettings.results, schedule: {} },
    );
    expect(screen.getByText(words.textInEnglish)).toBeDefined();
    expect(container.querySelector("div[lang=en]")?.textContent).toBe(
      "What is known",
    );
    expect(screen.getByText("CDC").lang).toBe("en");
    expect(screen.getAllByText(`(${words.inEnglish})`)).toHaveLength(2);
    expect(screen.getByText(words.watchAt("cancer.gov"))).toBeDefined();
    expect(screen.getByText(choicesWords.es.title)).toBeDefined();
    expect(screen.getByText("notnowgood_es")).toBeDefined();
  });

  test("has a page for children without forms, videos or links to other sites", async () => {
    const { screen, container } = await mount(
      <ChildScreen />,
      "/concerns/c",
      english,
    );
    expect(screen.getByText(/^See/).textContent).toBe("See this.");
    expect(container.querySelector("form, iframe, [href^=http]")).toBeNull();
    expect(screen.getByText("Back").closest("a")?.pathname).toBe("/concerns");
  });
});
