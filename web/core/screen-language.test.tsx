import { beforeEach, expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { writeText } from "./storage/storage.ts";
import {
  LanguageProvider,
  ScreenLanguage,
  turnLanguage,
  useLanguage,
} from "./language.tsx";

beforeEach(() => localStorage.clear());

const Shown = () => <p>{useLanguage()}</p>;

/** The language of a page that the server rendered in Spanish. */
async function languageAt(path: string) {
  const { container } = await mount(
    <LanguageProvider language="es">
      <ScreenLanguage>
        <Shown />
      </ScreenLanguage>
    </LanguageProvider>,
    path,
  );
  expect(document.documentElement.lang).toBe(container.textContent);
  return container.textContent;
}

test("results and the quiz are in the language of the quiz, other pages in the language of the site", async () => {
  writeText("lang", "es");
  writeText("quizlang", "en");
  expect(await languageAt("/question/2")).toBe("en");
  expect(await languageAt("/results/1")).toBe("en");
  expect(await languageAt("/concerns")).toBe("es");
});

test("before a quiz has started, its pages are in the language of the site", async () => {
  writeText("lang", "en");
  expect(await languageAt("/question/1")).toBe("en");
});

test("an unknown stored language is ignored", async () => {
  writeText("lang", "de");
  writeText("quizlang", "klingon");
  expect(await languageAt("/question/1")).toBe("es");
});

test("the language that a visitor chooses replaces the one in the address", () => {
  history.replaceState(null, "", "/results/1?lang=es#share");
  writeText("quizlang", "es");
  turnLanguage("en");
  expect(location.href).toMatch(/\/results\/1#share$/);
  expect([localStorage["lang"], localStorage["quizlang"]]).toEqual([
    "en",
    "en",
  ]);
  expect(document.cookie).toContain("lang=en");
});
