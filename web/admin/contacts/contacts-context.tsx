import { createContext, type ReactNode, useContext } from "react";
import { type ListState, type Loaded, useListState } from "./list-state.ts";
import { type SelectedContacts, useSelection } from "./selection.ts";

const ListContext = createContext<ListState | undefined>(undefined);
const SelectionContext = createContext<SelectedContacts | undefined>(undefined);

type Props = { loaded: Loaded; children: ReactNode };

/** Gives what is inside the list of contacts and the selection. */
export function ContactsList({ loaded, children }: Props) {
  const list = useListState(loaded);
  const selection = useSelection(list.rows);
  return (
    <ListContext value={list}>
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
