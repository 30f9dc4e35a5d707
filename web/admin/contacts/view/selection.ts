import { useCallback, useMemo, useState } from "react";
import type { Selected } from "#shared/contract/contact-view.ts";

/** Whoever is selected, on whichever page, by id. */
export type Selection = ReadonlyMap<string, Selected>;

/** In when it was out, out when it was in. */
export function toggled(selection: Selection, contact: Selected): Selection {
  const next = new Map(selection);
  if (!next.delete(contact._id)) next.set(contact._id, contact);
  return next;
}

/** How much of a page is selected. */
export function shareOf(
  selection: Selection,
  contacts: Selected[],
): "none" | "some" | "all" {
  const chosen = contacts.filter(({ _id }) => selection.has(_id)).length;
  if (chosen === 0) return "none";
  return chosen === contacts.length ? "all" : "some";
}

export function withAll(selection: Selection, contacts: Selected[]): Selection {
  return new Map([
    ...selection,
    ...contacts.map((contact) => [contact._id, contact] as const),
  ]);
}

function without(selection: Selection, ids: string[]): Selection {
  const next = new Map(selection);
  for (const id of ids) next.delete(id);
  return next;
}

/** All of these, or, when they are selected already, none of them; the others stay as they are. */
export function allToggled(
  selection: Selection,
  contacts: Selected[],
): Selection {
  return shareOf(selection, contacts) === "all"
    ? without(
        selection,
        contacts.map(({ _id }) => _id),
      )
    : withAll(selection, contacts);
}

/** What is newer about those of them that are on the page. */
function refreshed(selection: Selection, shown: Selected[]): Selected[] {
  const latest = new Map(shown.map((contact) => [contact._id, contact]));
  return [...selection.values()].map(
    (contact) => latest.get(contact._id) ?? contact,
  );
}

const nothing: Selection = new Map();

/** Which contacts are selected, while one leafs through pages and searches; `shown` are those of this page. */
export function useSelection(shown: Selected[]) {
  const [selection, setSelection] = useState(nothing);
  const chosen = useMemo(() => refreshed(selection, shown), [selection, shown]);
  const toggle = useCallback(
    (contact: Selected) => setSelection((before) => toggled(before, contact)),
    [],
  );
  return {
    /** In the order in which they were selected, as they are now as far as that is known. */
    chosen,
    selection,
    toggle,
    toggleAll: (contacts: Selected[]) =>
      setSelection((before) => allToggled(before, contacts)),
    /** Answers how many are selected then. */
    addAll: (contacts: Selected[]) => {
      const next = withAll(selection, contacts);
      setSelection(next);
      return next.size;
    },
    drop: (ids: string[]) => setSelection((before) => without(before, ids)),
    clear: () => setSelection(nothing),
  };
}

export type Selecting = ReturnType<typeof useSelection>;
