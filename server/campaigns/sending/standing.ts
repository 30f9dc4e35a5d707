import type { Standing } from "#shared/rules/campaigns/decide.ts";

/** Why nobody may text this contact, if so. */
export function standingOf(contact: {
  active: number;
  isArchived: boolean;
  optedout: boolean;
  isUnreachable: boolean;
}): Standing | undefined {
  if (contact.isArchived) return "archived";
  if (contact.optedout) return "opted_out";
  if (contact.active <= 0) return "completed";
  return contact.isUnreachable ? "unreachable" : undefined;
}
