import { useState } from "react";
import type { Selected } from "#shared/contract/contact-view.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { inBatches } from "#web/admin/contacts/contacts.ts";

type Outcome = { ok: true; reply: { amount: number } } | { ok: false };

/** Does something with all that are selected, in as many calls as it takes; answers with how many, or nothing where a call failed. */
export function useInBatches(send: (conts: string[]) => Promise<Outcome>) {
  const [isPending, setPending] = useState(false);
  async function run(chosen: Selected[]): Promise<number | undefined> {
    let amount = 0;
    setPending(true);
    const isDone = await inBatches(
      chosen,
      listLimits.contactsPerCall,
      async (some) => {
        const outcome = await send(some.map(({ _id }) => _id));
        if (outcome.ok) amount += outcome.reply.amount;
        return outcome.ok;
      },
    );
    setPending(false);
    return isDone ? amount : undefined;
  }
  return { run, isPending };
}
