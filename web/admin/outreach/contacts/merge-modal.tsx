import { useId, useState } from "react";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import {
  tagsOf,
  tagsText,
  tagsWith,
} from "#shared/rules/outreach/contacts/view.ts";
import { differences } from "#web/admin/form/merge.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { selectedWords } from "#web/i18n/admin/outreach/contacts/selected.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { type ContactEdits, editsOf } from "./edit-modal.tsx";
import styles from "./form.module.css";

type Props = { pair: Pair; onMerged: () => void; onClose: () => void };

/** Merges two contacts; asks which value to keep where they differ. */
export function MergeModal({ pair, onMerged, onClose }: Props) {
  const words = useWords(selectedWords);
  const merging = useMerging(pair, () => {
    onMerged();
    onClose();
  });
  return (
    <ConfirmModal
      isOpen
      danger
      title={words.mergeTitle}
      confirmLabel={words.merge}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      pending={merging.isPending}
      pendingLabel={words.merging}
      onConfirm={() => void merging.merge()}
      onClose={() => merging.isPending || onClose()}
    >
      <div className={styles.form}>
        <p>{words.mergeText}</p>
        <Choices pair={pair} merging={merging} />
        <Messages of={merging.messages} />
      </div>
    </ConfirmModal>
  );
}

function Choices({
  pair,
  merging,
}: {
  pair: Pair;
  merging: ReturnType<typeof useMerging>;
}) {
  const words = useWords(contactsWords);
  const { nothing } = useWords(layoutWords);
  const id = useId();
  const [kept, dropped] = [editsOf(pair.keep), editsOf(pair.drop)];
  const shown = (field: keyof typeof kept, value: string) =>
    field === "language" && (value === "en" || value === "es")
      ? words.languages[value]
      : value || nothing;
  return fieldsToChoose(pair).map((field) => (
    <RadioGroup
      key={field}
      inline
      name={`${id}${field}`}
      legend={words[field]}
      value={sideOf(kept[field], merging.chosen[field])}
      options={[
        { value: "keep", label: shown(field, kept[field]) },
        { value: "drop", label: shown(field, dropped[field]) },
      ]}
      onChange={merging.choose(field)}
    />
  ));
}

export type Pair = { keep: Contact; drop: Contact };
type Side = keyof Pair;
type Field = keyof ContactEdits;

/** The fields that differ; the tags of both are kept. */
export function fieldsToChoose({ keep, drop }: Pair): Field[] {
  return differences(editsOf(keep), editsOf(drop)).filter(
    (field) => field !== "tags",
  );
}

/** The merged contact: of each field the chosen side, otherwise the one that is not empty. */
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

function sideOf(kept: string, chosen: Side | undefined): Side {
  return chosen ?? (kept === "" ? "drop" : "keep");
}

function useMerging(pair: Pair, onMerged: () => void) {
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
