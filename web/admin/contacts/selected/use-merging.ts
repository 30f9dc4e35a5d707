import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { tagsOf, tagsText, tagsWith } from "#shared/rules/contacts/view.ts";
import {
  type ContactEdits,
  editsOf,
} from "#web/admin/contacts/editing/use-editing.ts";
import { differences } from "#web/admin/form/merge.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";

export type Pair = { keep: Contact; drop: Contact };
export type Side = keyof Pair;
type Field = keyof ContactEdits;

/** Where both say something else; the tags of both are kept. */
export function fieldsToChoose({ keep, drop }: Pair): Field[] {
  return differences(editsOf(keep), editsOf(drop)).filter(
    (field) => field !== "tags",
  );
}

/** The one contact: of each field the side that was chosen, otherwise the one that says anything. */
export function mergedOf(
  { keep, drop }: Pair,
  chosen: Partial<Record<Field, Side>>,
): ContactEdits {
  const [kept, dropped] = [editsOf(keep), editsOf(drop)];
  const of = (field: Field) =>
    sideOf(kept[field], chosen[field]) === "drop" ? dropped : kept;
  const fields = (Object.keys(kept) as Field[]).map((field) => [
    field,
    of(field)[field],
  ]);
  return {
    ...(Object.fromEntries(fields) as ContactEdits),
    tags: tagsText(tagsWith(keep.tags, drop.tags)),
  };
}

export function sideOf(kept: string, chosen: Side | undefined): Side {
  return chosen ?? (kept === "" ? "drop" : "keep");
}

/** Two contacts while it is chosen what of each is kept. */
export function useMerging(pair: Pair, onMerged: () => void) {
  const words = useWords(selectedWords);
  const [chosen, setChosen] = useState<Partial<Record<Field, Side>>>({});
  const { run, isPending, messages } = useAction("POST /api/contacts/merge", {
    success: words.merged,
    failure: "server-messages",
    revalidate: false,
  });

  async function merge() {
    const content = mergedOf(pair, chosen);
    const { keep, drop } = pair;
    const side = ({ _id, version }: Contact) => ({ _id, version });
    const body = {
      keep: side(keep),
      drop: side(drop),
      content: { ...content, tags: tagsOf(content.tags) },
    };
    if ((await run({ body })).ok) onMerged();
  }

  return {
    chosen,
    choose: (field: Field) => (side: string) =>
      setChosen((before) => ({
        ...before,
        [field]: side === "drop" ? "drop" : "keep",
      })),
    isPending,
    messages,
    merge,
  };
}
