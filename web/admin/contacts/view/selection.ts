import { useCallback, useMemo, useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";

export type Selection = ReadonlySet<string>;

/** In when it was out, out when it was in. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** How much of a list is selected. */
export function shareOf(
  selection: Selection,
  ids: string[],
): "none" | "some" | "all" {
  const chosen = ids.filter((id) => selection.has(id)).length;
  if (chosen === 0) return "none";
  return chosen === ids.length ? "all" : "some";
}

/** Everything in the list, or, when it is already all selected, nothing of it; the others stay as they are. */
export function allToggled(selection: Selection, ids: string[]): Selection {
  if (shareOf(selection, ids) !== "all") return new Set([...selection, ...ids]);
  const gone = new Set(ids);
  return new Set([...selection].filter((id) => !gone.has(id)));
}

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
