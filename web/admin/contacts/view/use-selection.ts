import { useCallback, useMemo, useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { allToggled, type Selection, toggled } from "./selection.ts";

const nothing: Selection = new Set();

/** Which contacts are selected; whoever was deleted meanwhile is not. */
export function useSelection(contacts: Contact[]) {
  const [asked, setAsked] = useState(nothing);
  const chosen = useMemo(
    () => contacts.filter(({ _id }) => asked.has(_id)),
    [contacts, asked],
  );
  const toggle = useCallback(
    (id: string) => setAsked((before) => toggled(before, id)),
    [],
  );
  return {
    /** The selected contacts themselves, in the order of the list. */
    chosen,
    ids: asked,
    toggle,
    toggleAll: (ids: string[]) => setAsked((before) => allToggled(before, ids)),
    add: (ids: string[]) => setAsked((before) => new Set([...before, ...ids])),
    drop: (ids: string[]) => {
      const gone = new Set(ids);
      setAsked((before) => new Set([...before].filter((id) => !gone.has(id))));
    },
    clear: () => setAsked(nothing),
  };
}

export type Selecting = ReturnType<typeof useSelection>;
