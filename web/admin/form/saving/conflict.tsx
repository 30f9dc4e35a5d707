import type { ReactNode } from "react";
import { ConflictModal } from "./conflict-modal.tsx";
import { differences } from "./merge.ts";

type Props<Content extends object> = {
  conflict: { mine: Content; theirs: Content };
  pending: boolean;
  labelOf: (field: keyof Content & string) => string;
  show: (field: keyof Content & string, content: Content) => ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Both versions, field by field, wherever they differ. */
export function Conflict<Content extends object>(props: Props<Content>) {
  const { conflict, labelOf, show, ...choice } = props;
  const { mine, theirs } = conflict;
  const fields = differences(mine, theirs).map((field) => ({
    label: labelOf(field),
    mine: show(field, mine),
    theirs: show(field, theirs),
  }));
  return <ConflictModal fields={fields} {...choice} />;
}
