import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { contactLimits } from "#shared/rules/limits.ts";
import { batches } from "./batches.ts";
import { call } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";

/** Deletes in as many calls as it takes; what could not be deleted stays selected. */
export function useDeleting(onDeleted: (contacts: Contact[]) => void) {
  const reasonsOf = useReasons();
  const [isPending, setPending] = useState(false);
  const [reasons, setReasons] = useState<string[]>([]);

  /** Whether all of them are gone. */
  async function remove(contacts: Contact[]) {
    setReasons([]);
    setPending(true);
    try {
      for (const some of batches(contacts, contactLimits.deleted)) {
        const conts = some.map(({ _id }) => _id);
        onDeleted(await call("DELETE /api/contacts", { body: { conts } }));
      }
      return true;
    } catch (error) {
      setReasons(reasonsOf(error));
      return false;
    } finally {
      setPending(false);
    }
  }

  return { isPending, reasons, remove, forgive: () => setReasons([]) };
}
