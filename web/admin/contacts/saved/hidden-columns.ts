import * as v from "valibot";
import { useStored } from "#web/core/storage/stored.ts";
import { write } from "#web/core/storage/storage.ts";

/** The name is always there. */
export const mayHide = [
  "childname",
  "phone",
  "link",
  "date",
  "status",
] as const;

const hiddenColumns = v.array(v.picklist(mayHide));
const none: HiddenColumn[] = [];
export type HiddenColumn = (typeof mayHide)[number];

/** Which columns this browser leaves out. */
export function useHiddenColumns() {
  const hidden = useStored("contactColumns", hiddenColumns) ?? none;
  return {
    hidden,
    toggle: (column: HiddenColumn) =>
      write(
        "contactColumns",
        hidden.includes(column)
          ? hidden.filter((each) => each !== column)
          : [...hidden, column],
      ),
  };
}
