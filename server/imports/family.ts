import type { ImportedField } from "#shared/rules/contacts/import.ts";
import type { Language } from "#shared/rules/language.ts";

/** What a list says of a family; empty where it says nothing. */
export type Family = Record<Exclude<ImportedField, "language">, string> & {
  language: Language | "";
};
export type KnownContact = Family & { _id: string };
