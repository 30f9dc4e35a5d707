import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { refusals } from "#shared/rules/refusals.ts";
import { busyWords } from "#server/platform/overload/busy-page.ts";
import { offlineWords } from "#server/site/offline/offline-page.ts";
import { invitationReport } from "#server/outreach/sms/invitation-report.ts";
import {
  replyToKeyword,
  resultShared,
  shareText,
  testTextSent,
} from "#server/outreach/sms/wording.ts";
import {
  neverOnScreensInEnglish,
  neverOnScreensInSpanish,
  neverToParentsInEnglish,
  neverToParentsInSpanish,
  type Rule,
} from "#server/testing/wording/interface.ts";
import { sentencesOf, splitWords } from "#shared/rules/content/readability.ts";
import { sayingTu } from "#server/testing/wording/wording.ts";

type Catalog = { en: unknown; es: unknown };
type Placed = [path: string, value: unknown];

const isCatalog = (value: unknown): value is Catalog =>
  typeof value === "object" && value !== null && "en" in value && "es" in value;

const files = globSync("web/i18n/**/*.ts");

async function catalogOf(file: string): Promise<[string, Catalog]> {
  const exported: object = await import(pathToFileURL(resolve(file)).href);
  const found = Object.values(exported).find(isCatalog);
  if (!found) throw new Error(`${file} holds no pair of languages`);
  return [file, found];
}

const report = {
  sent: 2,
  held: 2,
  first: { until: new Date("2026-11-23T14:00Z"), zone: "America/New_York" },
  finished: 2,
  optedOut: 2,
  archived: 2,
  dead: 2,
  justSent: 2,
  unknown: 2,
  isKept: true,
};

const textsIn = (language: "en" | "es") => ({
  shared: resultShared[language],
  share: shareText(language, "x"),
  stop: replyToKeyword("stop", language, { publicUrl: "x", clinic: "" }),
  start: replyToKeyword("start", language, { publicUrl: "x", clinic: "" }),
  help: replyToKeyword("help", language, { publicUrl: "x", clinic: "" }),
});

const reportsIn = (language: "en" | "es") => ({
  tested: testTextSent[language],
  sent: invitationReport(language, { ...report, isKept: false }),
  kept: invitationReport(language, report),
});

const catalogs: [string, Catalog][] = [
  ...(await Promise.all(files.map(catalogOf))),
  ["text messages to parents", { en: textsIn("en"), es: textsIn("es") }],
  ["the page of a busy server to parents", busyWords],
  ["the page without a connection to parents", offlineWords],
  ["reports of invitations", { en: reportsIn("en"), es: reportsIn("es") }],
];

// Staff read refusals too, so these may use staff terms.
const publicCatalogs = catalogs.filter(
  ([name]) =>
    /i18n\/(visitor|core)|to parents/.test(name) && !name.includes("refusals"),
);

/** Lists every sentence and sentence function with its path. */
function valuesIn(value: unknown, path = ""): Placed[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, `${path}.${key}`),
  );
}

/** Returns the text; for a function, all its string literals. */
function writtenIn([path, value]: Placed): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return String(value)
    .replace(/^[^=]*=>/, "")
    .replace(/\$\{[^{}]*\}/g, "x")
    .split(/["`]/)
    .map((piece) => [path, piece]);
}

function breaches(words: unknown, rules: Rule[]): string[] {
  return valuesIn(words)
    .flatMap(writtenIn)
    .flatMap(([path, text]) =>
      rules
        .filter(([, pattern]) => pattern.test(text))
        .map(([reason]) => `${path} ${reason}: ${text}`),
    );
}

/** Returns the positions of the parameters that a sentence uses. */
function parametersOf(value: unknown): number[] {
  if (typeof value !== "function") return [];
  const [head = "", ...rest] = String(value).split("=>");
  const body = rest.join("=>");
  return head
    .replace(/[()\s]/g, "")
    .split(",")
    .flatMap((name, place) =>
      name !== "" && new RegExp(`\\b${name}\\b`).test(body) ? [place] : [],
    );
}

describe("texts of screens, messages and emails", () => {
  test.each(catalogs)("%s is in plain American English", (_name, { en }) => {
    expect(breaches(en, neverOnScreensInEnglish)).toEqual([]);
  });

  test.each(catalogs)("%s is in US Spanish", (_name, words) => {
    const rules: Rule[] = [...neverOnScreensInSpanish, ["says tú", sayingTu]];
    expect(breaches(words.es, rules)).toEqual([]);
  });

  test.each(catalogs)(
    "%s uses the same parameters in both languages",
    (_name, { en, es }) => {
      const used = (words: unknown) =>
        valuesIn(words).map(([path, value]) => [path, parametersOf(value)]);
      expect(used(es)).toEqual(used(en));
    },
  );
});

describe("texts for parents", () => {
  test.each(publicCatalogs)("%s uses parents' terms", (_name, words) => {
    expect(breaches(words.en, neverToParentsInEnglish)).toEqual([]);
    expect(breaches(words.es, neverToParentsInSpanish)).toEqual([]);
  });

  test.each([...publicCatalogs, ["refusals", refusals] as const])(
    "%s has no sentence of more than 22 words",
    (_name, { en, es }) => {
      const sentences = [en, es]
        .flatMap((words) => valuesIn(words))
        .flatMap(writtenIn)
        .flatMap(([, text]) => sentencesOf(text));
      for (const sentence of sentences)
        expect(splitWords(sentence).length, sentence).toBeLessThanOrEqual(22);
    },
  );

  test("messages to a phone that may be shared do not mention the virus", () => {
    const texts = JSON.stringify([textsIn("en"), textsIn("es")]);
    expect(texts).not.toMatch(/HPV|VPH/);
  });
});
