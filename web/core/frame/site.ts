import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Settings } from "#shared/contract/content/settings.ts";
import { withoutPlaceholders } from "#shared/rules/content/placeholders.ts";
import type { Language } from "#shared/rules/language.ts";
import { isPublicUrl, pagePublicUrl } from "#web/core/public-url.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { omit, pick } from "#web/core/objects.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";

/**
 * The texts that every screen may show, without placeholders if the site is public. Screens with long texts load those
 * themselves.
 */
export function siteOf(settings: Settings, publicUrl: string) {
  const { quiz, clinic, information } = settings;
  const main = omit(settings.main, [
    "method_en",
    "method_es",
    "schedule_en",
    "schedule_es",
  ]);
  return {
    quiz,
    clinic,
    main: isPublicUrl(publicUrl) ? withoutPlaceholders(main) : main,
    information: pick(information, [
      "version",
      "promise1_en",
      "promise1_es",
      "promise2_en",
      "promise2_es",
      "promise3_en",
      "promise3_es",
    ]),
  };
}

export type Site = ReturnType<typeof siteOf>;

let saved: Site | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes all screens of this tab show texts that staff just saved. */
export function showSite(settings: Settings) {
  saved = siteOf(settings, pagePublicUrl());
  for (const listener of listeners) listener();
}

/** The site's texts. Undefined only while the server cannot read them. */
export function useSite(): Site | undefined {
  const loaded = useRouteLoaderData<Site>("root");
  const latest = useSyncExternalStore(
    listen,
    () => saved,
    () => undefined,
  );
  return latest ?? loaded;
}

type Pairs<Section> = {
  [Key in keyof Section]: Key extends `${infer Name}_en` ? Name : never;
}[keyof Section];

/** One text of a section in the page's language: `say("maintitle")`. */
export function useTexts<Section extends object>(section: Section) {
  const language = useLanguage();
  return (name: Pairs<Section>) => textOf(section, name as string, language);
}

function textOf(section: object, name: string, language: Language): string {
  const texts = section as Record<string, string>;
  const [english = "", spanish = ""] = [
    texts[`${name}_en`],
    texts[`${name}_es`],
  ];
  return inLanguage(language, english, spanish);
}

export function useSiteName(): string {
  const { sitename = "", sitename_es = "" } = useSite()?.main ?? {};
  const language = useLanguage();
  const { siteNameUnknown } = useWords(coreWords);
  return inLanguage(language, sitename, sitename_es) || siteNameUnknown;
}
