import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { checkWords } from "#web/i18n/admin/form/check.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { texts } from "./texts.ts";

const pairs = Object.values(texts).flat();

/** What a field is called on its tab, by its name (`homePage.title1_en`). */
export function useContentLabel() {
  const { fields, parts } = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  const names: Record<string, string> = {
    ...fields,
    ...useWords(checkWords).fields,
  };
  const inLanguage = (label: string, key: string) => {
    if (key.endsWith("_es")) return spanish(label);
    const isEnglish = key.endsWith("_en") || pairs.some(({ en }) => en === key);
    return isEnglish ? english(label) : label;
  };
  return (key: string): string => {
    const [section, name = "", place, part] = key.split(".");
    const plain = (part ?? name).replace(/_e[ns]$/, "");
    const icon = /^icon(\d)/.exec(name);
    const label = icon
      ? `${fields.icon} ${icon[1]}`
      : names[plain === "name" ? "profileName" : plain];
    const said = inLanguage(label ?? "", key);
    if (section !== "aboutUs") return said;
    return `${parts.profile[0]} ${Number(place) + 1}: ${said}`;
  };
}
