import type { Language } from "#shared/rules/language.ts";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { recordWords } from "#web/i18n/admin/record/acts.ts";

/** A field as staff know it: `homePage.maintitle_es` is “Home Page: Main title in Spanish”. */
export function fieldName(stored: string, language: Language): string {
  const words = recordWords[language];
  const { tabs, fields }: Names = contentsWords[language];
  const [name = "", section] = stored.split(".").reverse();
  const [, base = name, end] = /^(\w+?)(?:_(en|es))?$/.exec(name) ?? [];
  const plain = section === undefined ? words.fields : fields;
  const known = plain[base] ?? words.fields[base] ?? labelled(base) ?? base;
  const said = end === "es" ? words.inSpanish(known) : known;
  const place = section !== undefined && (tabs[section] ?? section);
  return place ? `${place}: ${said}` : said;
}

type Names = { tabs: Record<string, string>; fields: Record<string, string> };

/** The words of an answer: `labelA` is “A”. */
const labelled = (base: string) => /^label([A-E])$/.exec(base)?.[1];
