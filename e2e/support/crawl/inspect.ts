import type { Page } from "@playwright/test";
import type { Language } from "#shared/rules/language.ts";
import { findSerious } from "#e2e/support/test.ts";
import {
  enlargeText,
  findCutWords,
  findOverhang,
} from "#e2e/support/large-text.ts";
import { sentencesOnlyIn } from "./sentences.ts";

/** Smallest height of a button, in CSS pixels. WCAG asks for 24; families use phones, where 44 are needed. */
const smallest = { families: 44, staff: 24 };

export type Audience = keyof typeof smallest;

/** Reads the open page like its visitors do, and returns everything that is wrong with it. */
export async function inspect(
  page: Page,
  { audience, language }: { audience: Audience; language: Language },
): Promise<string[]> {
  const found: string[] = [];
  const note = (problem: string, places: string[]) =>
    found.push(...places.map((place) => `${problem}: ${place}`));

  note("axe", await findSerious(page));
  note("other language", await findForeignLines(page, language));
  note("too wide", await findOverhang(page));
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  note("too wide at 320 px", await findOverhang(page));
  note(
    "small target",
    await page.evaluate(findSmallTargets, smallest[audience]),
  );
  await page.setViewportSize({ width: 360, height: 780 });
  const restore = await enlargeText(page);
  note("too wide with text at 200%", await findOverhang(page));
  if (audience === "families")
    note("cut word", await page.evaluate(findCutWords));
  await restore();
  await page.setViewportSize(size);
  return found;
}

/** Visible lines and accessible names that exist only in the other language. */
async function findForeignLines(page: Page, language: Language) {
  const foreign = sentencesOnlyIn(language === "en" ? "es" : "en");
  const lines = await page.evaluate(readLines);
  return lines.filter((line) => foreign.has(line));
}

/** Runs in the page. Parts with their own `lang` are in another language on purpose. */
function readLines(): string[] {
  const names = ["aria-label", "placeholder", "title", "alt", "aria-valuetext"];
  const isOwn = (element: Element) =>
    element.closest("[lang]") === document.documentElement;
  const spoken = [...document.querySelectorAll("*")]
    .filter(isOwn)
    .flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ""),
    );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.checkVisibility() && isOwn(parentElement))
      shown.push(textContent ?? "");
  }
  return [...shown, ...spoken].map((line) => line.trim());
}

/** Runs in the page. */
function findSmallTargets(least: number): string[] {
  return [...document.querySelectorAll("button, summary, [role=tab]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      // Elements for screen readers only are in a box of 1 px.
      return width > 1 && (height < least || width < 24);
    })
    .map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)} ${each.outerHTML.slice(0, 120)}`;
    });
}
