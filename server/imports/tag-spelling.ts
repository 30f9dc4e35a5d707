import {
  tagKey,
  tagsOf,
  tagsText,
  tagsWith,
} from "#shared/rules/contacts/view.ts";
import type { Family, KnownContact } from "./family.ts";

/** Writes the tags of a row as they are spelled on contacts, or in an earlier row. */
export function createSpelling(contacts: KnownContact[]) {
  const known = new Map<string, string>();
  const spell = (tags: string): string[] =>
    tagsOf(tags).map((tag) => {
      const spelled = known.get(tagKey(tag)) ?? tag;
      known.set(tagKey(tag), spelled);
      return spelled;
    });
  // Most contacts share their tags with others: each text is taken apart once.
  new Set(contacts.map(({ tags }) => tags)).forEach(spell);
  return (family: Family): Family =>
    family.tags === ""
      ? family
      : { ...family, tags: tagsText(tagsWith([], spell(family.tags))) };
}
