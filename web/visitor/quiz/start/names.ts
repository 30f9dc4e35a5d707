import { nameLimit } from "#shared/rules/field-limits.ts";

function entryOf(filled: FormData, name: string): string {
  const entry = filled.get(name);
  return typeof entry === "string" ? entry.trim().slice(0, nameLimit) : "";
}

export type Names = { parentName: string; childName: string };

/** The names in a start form, whoever reads it: a script or the server. */
export function namesIn(filled: FormData): Names {
  return {
    parentName: entryOf(filled, "parentName"),
    childName: entryOf(filled, "childName"),
  };
}
