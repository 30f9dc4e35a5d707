import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { pairsOf, type TabName } from "#web/admin/content/contents/texts.ts";

const profile = { photo: "", name: "Ana", bio_en: "Nurse", bio_es: "" };

function settingsWith(textOf: (name: string) => string) {
  const filled = (section: TabName) => {
    const keys = pairsOf(section).flatMap(({ en, es }) => [en, es]);
    const names = keys.map((key) => key.split(".")[1] ?? "");
    return Object.fromEntries(names.map((name) => [name, textOf(name)]));
  };
  return {
    main: { ...filled("main"), reviewedon: "", checkby: "", checkwhy: "" },
    homePage: filled("homePage"),
    quiz: filled("quiz"),
    results: filled("results"),
    aboutUs: { profiles: [profile] },
    information: filled("information"),
    clinic: filled("clinic"),
    invitation: filled("invitation"),
  } as unknown as EditedSettings;
}

/** The settings of a site with all texts filled in and one profile. */
export const someSettings = settingsWith(() => "words");

/** Settings in which each text is its own name, such as `schedule_en`. */
export const namedSettings = settingsWith((name) => name);
