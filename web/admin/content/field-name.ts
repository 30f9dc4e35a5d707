import type { Language } from "#shared/rules/language.ts";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { activityLogWords } from "#web/i18n/admin/reports/activity-log.words.ts";

/** The label of a field: `homePage.maintitle_es` is “Home Page: Main title in Spanish”. */
export function fieldName(stored: string, language: Language): string {
  const words = activityLogWords[language];
  const { tabs, fields }: Names = contentsWords[language];
  const parts = stored.split(".").filter((part) => !/^\d+$/.test(part));
  const name = parts[parts.length - 1] ?? "";
  const section = parts.length > 1 ? parts[0] : undefined;
  const [, base = name, end] = /^(\w+?)(?:_(en|es))?$/.exec(name) ?? [];
  const plain = section === undefined ? words.fields : fields;
  const label = plain[base] ?? words.fields[base] ?? answerLetter(base) ?? base;
  const text = end === "es" ? words.inSpanish(label) : label;
  const place = section !== undefined && (tabs[section] ?? section);
  return place ? `${place}: ${text}` : text;
}

type Names = { tabs: Record<string, string>; fields: Record<string, string> };

/** The letter of an answer's label: `labelA` is “A”. */
const answerLetter = (base: string) => /^label([A-E])$/.exec(base)?.[1];
