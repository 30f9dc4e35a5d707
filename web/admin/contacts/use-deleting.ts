import type { Contact } from "#shared/contract/contacts.ts";
import { inBatches } from "./batches.ts";
import { useAction } from "#web/core/calls/action.ts";

const mostAtOnce = 1000;

/** Deletes in as many calls as it takes; what could not be deleted stays selected. */
export function useDeleting(onDeleted: (contacts: Contact[]) => void) {
  const { run, ...state } = useAction("DELETE /api/contacts", {
    failure: "server-messages",
    revalidate: false,
  });

  async function removeSome(some: Contact[]) {
    const conts = some.map(({ _id }) => _id);
    const outcome = await run({ body: { conts } });
    if (outcome.ok) onDeleted(outcome.reply);
    return outcome.ok;
  }

  /** Whether all of them are gone. */
  const remove = (contacts: Contact[]) =>
    inBatches(contacts, mostAtOnce, removeSome);
  return { ...state, remove };
}
