import type { Standing } from "#shared/rules/campaigns/decide.ts";

/** Why nobody may text this contact, if so. */
export function standingOf(contact: {
  active: number;
  isArchived: boolean;
  optedout: boolean;
}): Standing | undefined {
  if (contact.isArchived) return "archived";
  if (contact.optedout) return "opted_out";
  return contact.active <= 0 ? "completed" : undefined;
}
