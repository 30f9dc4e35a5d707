import { untranslatedFields } from "#shared/rules/content/untranslated.ts";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { isEqual } from "#web/admin/form/merge.ts";
import { profilePlaces, texts } from "./texts.ts";

/** Every text of the site by the server's field name (`homePage.title1_en`). */
export type ContentsDraft = Record<string, string>;

const empty = { photo: "", name: "", bio_en: "", bio_es: "" };

export function toContentsDraft({
  aboutUs,
  ...sections
}: EditedSettings): ContentsDraft {
  const profiles = profilePlaces.map((place) => [
    `aboutUs.profiles.${place}`,
    aboutUs.profiles[place] ?? empty,
  ]);
  return Object.fromEntries(
    [...Object.entries(sections), ...profiles].flatMap(([at, fields]) =>
      Object.entries(fields as ContentsDraft).flatMap(([name, text]) =>
        // Skips the version number.
        typeof text === "string" ? [[`${at as string}.${name}`, text]] : [],
      ),
    ),
  );
}

type Changes = Record<string, Record<string, unknown>>;

/** The changed texts, trimmed, and their values before the change. */
export function changedTexts(base: EditedSettings, draft: ContentsDraft) {
  const baseDraft = toContentsDraft(base);
  const [body, before]: [Changes, Changes] = [{}, {}];
  for (const [key, text] of Object.entries(draft)) {
    const [section = "", name = ""] = key.split(".");
    if (section === "aboutUs" || isEqual(baseDraft[key], text)) continue;
    (body[section] ??= {})[name] = text.trim();
    (before[section] ??= {})[name] = baseDraft[key];
  }
  const profiles = profilesOf(draft);
  if (!isEqual(profiles, profilesOf(baseDraft))) {
    body["aboutUs"] = { profiles };
    before["aboutUs"] = { profiles: base.aboutUs.profiles };
  }
  return { ...body, before };
}

/** The profiles up to the last one that is not empty. */
export function profilesOf(draft: ContentsDraft) {
  const all = profilePlaces.map((place) => {
    const textOf = (name: string) =>
      (draft[`aboutUs.profiles.${place}.${name}`] ?? "").trim();
    return {
      photo: textOf("photo"),
      name: textOf("name"),
      bio_en: textOf("bio_en"),
      bio_es: textOf("bio_es"),
    };
  });
  const last = all.map((profile) => !isEqual(profile, empty)).lastIndexOf(true);
  return all.slice(0, last + 1);
}

/** Required fields that are empty. */
export function contentsProblems(
  draft: ContentsDraft,
): Record<string, "required"> {
  const needed = Object.values(texts)
    .flat()
    .flatMap(({ en, es, isRequired }) =>
      isRequired === "both" ? [en, es] : isRequired === "en" ? [en] : [],
    );
  const missing = needed.filter((key) => (draft[key] ?? "").trim() === "");
  return Object.fromEntries(missing.map((key) => [key, "required"]));
}

/** The texts that have English words but no Spanish ones. */
export function untranslated<Pair extends { es: string }>(
  draft: ContentsDraft,
  pairs: Pair[],
): Pair[] {
  const fields = new Set(untranslatedFields(draft));
  return pairs.filter(({ es }) => fields.has(es));
}
