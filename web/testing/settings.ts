import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { pairsOf, type TabName } from "#web/admin/content/contents/texts.ts";

const profile = { photo: "", name: "Ana", bio_en: "Nurse", bio_es: "" };

/** A section in which every text is `words`. */
function filled(section: TabName) {
  const keys = pairsOf(section).flatMap(({ en, es }) => [en, es]);
  return Object.fromEntries(keys.map((key) => [key.split(".")[1], "words"]));
}

/** The settings of a site with all texts filled in and one profile. */
export const someSettings = {
  main: { ...filled("main"), reviewedon: "", checkby: "", checkwhy: "" },
  homePage: filled("homePage"),
  quiz: filled("quiz"),
  results: filled("results"),
  aboutUs: { profiles: [profile] },
  information: filled("information"),
  clinic: filled("clinic"),
  invitation: filled("invitation"),
} as unknown as EditedSettings;
