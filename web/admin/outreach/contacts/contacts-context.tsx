import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import { type ListState, type Loaded, useListState } from "./list-state.ts";
import { useDeletion } from "./use-deletion.ts";

type List = ListState & ReturnType<typeof useDeletion>;

const ListContext = createContext<List | undefined>(undefined);
const SelectionContext = createContext<SelectedContacts | undefined>(undefined);

type Props = { loaded: Loaded; children: ReactNode };

/** Provides the state of the contact list and its selection. */
export function ContactsList({ loaded, children }: Props) {
  const list = useListState(loaded);
  const deletion = useDeletion(list.refresh);
  const selection = useSelection(list.rows);
  return (
    <ListContext value={{ ...list, ...deletion }}>
      <SelectionContext value={selection}>{children}</SelectionContext>
    </ListContext>
  );
}

export const useContactsList = () => required(useContext(ListContext));
export const useSelectedContacts = () => required(useContext(SelectionContext));

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("not inside ContactsList");
  return value;
}

/** The selected contacts of all pages, by id. */
export type Selection = ReadonlyMap<string, Selected>;

export function toggled(selection: Selection, contact: Selected): Selection {
  const next = new Map(selection);
  if (!next.delete(contact._id)) next.set(contact._id, contact);
  return next;
}

/** Whether none, some or all of a page's contacts are selected. */
export function selectedShare(
  selection: Selection,
  contacts: Selected[],
): "none" | "some" | "all" {
  const amount = contacts.filter(({ _id }) => selection.has(_id)).length;
  if (amount === 0) return "none";
  return amount === contacts.length ? "all" : "some";
}

/** Adds contacts to the selection, except those for which `except` is true. */
export function withAll(
  selection: Selection,
  contacts: Selected[],
  except: (id: string) => boolean = () => false,
): Selection {
  const next = new Map(selection);
  for (const contact of contacts)
    if (!except(contact._id)) next.set(contact._id, contact);
  return next;
}

function without(selection: Selection, ids: string[]): Selection {
  const next = new Map(selection);
  for (const id of ids) next.delete(id);
  return next;
}

/** Deselects these contacts if all of them are selected, otherwise selects them. */
export function allToggled(
  selection: Selection,
  contacts: Selected[],
): Selection {
  return selectedShare(selection, contacts) === "all"
    ? without(
        selection,
        contacts.map(({ _id }) => _id),
      )
    : withAll(selection, contacts);
}

/**
 * Lists contacts on the page first, in its order and in their latest version, then the others in the order of
 * selection.
 */
function inOrder(selection: Selection, shown: Selected[]): Selected[] {
  const onPage = shown.filter(({ _id }) => selection.has(_id));
  const elsewhere = without(
    selection,
    onPage.map(({ _id }) => _id),
  );
  return [...onPage, ...elsewhere.values()];
}

const none: Selection = new Map();

/** The selected contacts on all pages; `shown` are the contacts on the current page. */
export function useSelection(shown: Selected[]) {
  const [selection, setSelection] = useState(none);
  const selected = useMemo(() => inOrder(selection, shown), [selection, shown]);
  const toggle = useCallback(
    (contact: Selected) => setSelection((before) => toggled(before, contact)),
    [],
  );
  return {
    selected,
    selection,
    toggle,
    toggleAll: (contacts: Selected[]) =>
      setSelection((before) => allToggled(before, contacts)),
    /** Adds contacts that were loaded for an earlier selection. Skips those that were deselected since. */
    addAll: (contacts: Selected[], since: Selection) =>
      setSelection((current) =>
        withAll(current, contacts, (id) => since.has(id) && !current.has(id)),
      ),
    drop: (ids: string[]) => setSelection((before) => without(before, ids)),
    clear: () => setSelection(none),
  };
}

export type SelectedContacts = ReturnType<typeof useSelection>;
