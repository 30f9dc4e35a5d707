import type { ReactNode } from "react";
import { ConflictModal } from "./conflict-modal.tsx";
import type { Conflict } from "./conflict.ts";

type Props<Content, Saved> = {
  saving: {
    conflict: Conflict<Content, Saved> | undefined;
    isPending: boolean;
    keepMine: () => void;
    closeConflict: () => void;
  };
  labelOf: (field: keyof Content & string) => string;
  show: (field: keyof Content & string, content: Content) => ReactNode;
  onTakeTheirs: (conflict: Conflict<Content, Saved>) => void;
};

/** Both versions, field by field, wherever somebody has to choose. */
export function ConflictChoice<Content, Saved>({
  saving,
  labelOf,
  show,
  onTakeTheirs,
}: Props<Content, Saved>) {
  const { conflict, isPending, keepMine, closeConflict } = saving;
  if (!conflict) return null;
  const { mine, theirs, fields } = conflict;
  return (
    <ConflictModal
      fields={fields.map((field) => ({
        label: labelOf(field),
        mine: show(field, mine),
        theirs: show(field, theirs),
      }))}
      pending={isPending}
      onKeepMine={keepMine}
      onTakeTheirs={() => onTakeTheirs(conflict)}
      onClose={closeConflict}
    />
  );
}
