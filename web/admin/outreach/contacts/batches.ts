import { useState } from "react";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { listLimits } from "#shared/rules/field-limits.ts";

/**
 * Sends items in order, `size` at a time, until a batch fails. Passes the number sent so far to `onDone`. Returns
 * whether all were sent.
 */
export async function inBatches<Item>(
  items: Item[],
  size: number,
  send: (batch: Item[]) => Promise<boolean>,
  onDone?: (amount: number) => void,
): Promise<boolean> {
  for (let at = 0; at < items.length; at += size) {
    const batch = items.slice(at, at + size);
    if (!(await send(batch))) return false;
    onDone?.(at + batch.length);
  }
  return true;
}

type Outcome = { ok: true; reply: { amount: number } } | { ok: false };

/**
 * Changes contacts in batches. Passes the ids of the changed ones to `onDone`, even if a later batch fails. Returns
 * the number of changed contacts, or undefined after a failure.
 */
export function useInBatches(
  send: (ids: string[]) => Promise<Outcome>,
  onDone: (ids: string[]) => void,
) {
  const [isPending, setPending] = useState(false);
  async function run(contacts: Pick<Contact, "_id">[]) {
    let amount = 0;
    const changedIds: string[] = [];
    setPending(true);
    const ids = contacts.map(({ _id }) => _id);
    const isDone = await inBatches(
      ids,
      listLimits.contactsPerCall,
      async (batch) => {
        const outcome = await send(batch);
        if (!outcome.ok) return false;
        amount += outcome.reply.amount;
        changedIds.push(...batch);
        return true;
      },
    );
    setPending(false);
    if (changedIds.length > 0) onDone(changedIds);
    return isDone ? amount : undefined;
  }
  return { run, isPending };
}

/** The names of the first contacts, and the number of the others. */
export function namesOf(contacts: Pick<Contact, "name">[], limit: number) {
  const names = contacts.slice(0, limit).map(({ name }) => name.trim());
  return { names, others: contacts.length - names.length };
}
