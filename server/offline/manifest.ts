import type { Settings } from "#shared/contract/settings.ts";
import type { Language } from "#shared/rules/language.ts";
import { offlineWords } from "./wording.ts";

/** As `--page` in web/ui/tokens.css. */
const page = "#fbf7f0";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/images/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** How the site is called and looks where it is installed; the same one in both languages. */
export function manifestOf(
  { sitename, sitename_es }: Settings["main"],
  lang: Language,
) {
  const name = (lang === "es" && sitename_es) || sitename;
  const { shortName } = offlineWords[lang];
  return {
    id: "/",
    name: name || shortName,
    short_name: shortName,
    lang,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: page,
    theme_color: page,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  };
}
