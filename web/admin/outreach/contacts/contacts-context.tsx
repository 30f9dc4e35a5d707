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

/** Gives what is inside the list of contacts and the selection. */
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

export const useContactsList = () => present(useContext(ListContext));
export const useSelectedContacts = () => present(useContext(SelectionContext));

function present<Value>(value: Value | undefined): Value {
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

/** How much of a page is selected. */
export function shareOf(
  selection: Selection,
  contacts: Selected[],
): "none" | "some" | "all" {
  const chosen = contacts.filter(({ _id }) => selection.has(_id)).length;
  if (chosen === 0) return "none";
  return chosen === contacts.length ? "all" : "some";
}

/** Adds contacts; `except` are left out. */
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

/** First those on the page, in its order and as they are now; then the others, as they were selected. */
function inOrder(selection: Selection, shown: Selected[]): Selected[] {
  const here = shown.filter(({ _id }) => selection.has(_id));
  const elsewhere = without(
    selection,
    here.map(({ _id }) => _id),
  );
  return [...here, ...elsewhere.values()];
}

const none: Selection = new Map();

/** The selected contacts. Selections on other pages stay; `shown` are the contacts on this page. */
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
    /** Adds what was read for the selection as it was then: what was unticked since stays so. */
    addAll: (contacts: Selected[], since: Selection) =>
      setSelection((now) =>
        withAll(now, contacts, (id) => since.has(id) && !now.has(id)),
      ),
    drop: (ids: string[]) => setSelection((before) => without(before, ids)),
    clear: () => setSelection(none),
  };
}

export type SelectedContacts = ReturnType<typeof useSelection>;
