import { useState } from "react";
import type { Selected } from "#shared/contract/contact-view.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { inBatches } from "#web/admin/contacts/contacts.ts";

type Outcome = { ok: true; reply: { amount: number } } | { ok: false };

/** Changes the selected contacts in as many calls as it takes. `onDone` gets those of the calls that succeeded, also if a later one failed. Answers how many were changed, or undefined after a failure. */
export function useInBatches(
  send: (conts: string[]) => Promise<Outcome>,
  onDone: (ids: string[]) => void,
) {
  const [isPending, setPending] = useState(false);
  async function run(chosen: Selected[]): Promise<number | undefined> {
    let amount = 0;
    const done: string[] = [];
    setPending(true);
    const isDone = await inBatches(
      chosen,
      listLimits.contactsPerCall,
      async (some) => {
        const ids = some.map(({ _id }) => _id);
        const outcome = await send(ids);
        if (!outcome.ok) return false;
        amount += outcome.reply.amount;
        done.push(...ids);
        return true;
      },
    );
    setPending(false);
    if (done.length > 0) onDone(done);
    return isDone ? amount : undefined;
  }
  return { run, isPending };
}
