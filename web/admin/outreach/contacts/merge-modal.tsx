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

type Props = { pair: DuplicatePair; onMerged: () => void; onClose: () => void };

/** Merges two contacts; asks which value to keep in fields that differ. */
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
  pair: DuplicatePair;
  merging: ReturnType<typeof useMerging>;
}) {
  const words = useWords(contactsWords);
  const { nothing } = useWords(layoutWords);
  const id = useId();
  const [keepEdits, dropEdits] = [editsOf(pair.keep), editsOf(pair.drop)];
  const valueText = (field: keyof typeof keepEdits, value: string) =>
    field === "language" && (value === "en" || value === "es")
      ? words.languages[value]
      : value || nothing;
  return fieldsToChoose(pair).map((field) => (
    <RadioGroup
      key={field}
      inline
      name={`${id}${field}`}
      legend={words[field]}
      value={sideOf(keepEdits[field], merging.chosen[field])}
      options={[
        { value: "keep", label: valueText(field, keepEdits[field]) },
        { value: "drop", label: valueText(field, dropEdits[field]) },
      ]}
      onChange={merging.choose(field)}
    />
  ));
}

export type DuplicatePair = { keep: Contact; drop: Contact };
type Side = keyof DuplicatePair;
type Field = keyof ContactEdits;

/** The fields that differ, except the tags, which are combined. */
export function fieldsToChoose({ keep, drop }: DuplicatePair): Field[] {
  return differences(editsOf(keep), editsOf(drop)).filter(
    (field) => field !== "tags",
  );
}

/** The merged contact. Each field comes from the chosen side; by default, from the side where it is filled in. */
export function mergedOf(
  { keep, drop }: DuplicatePair,
  chosen: Partial<Record<Field, Side>>,
): ContactEdits {
  const [keepEdits, dropEdits] = [editsOf(keep), editsOf(drop)];
  const editsFor = (field: Field) =>
    sideOf(keepEdits[field], chosen[field]) === "drop" ? dropEdits : keepEdits;
  const fields = (Object.keys(keepEdits) as Field[]).map((field) => [
    field,
    editsFor(field)[field],
  ]);
  return {
    ...(Object.fromEntries(fields) as ContactEdits),
    tags: tagsText(tagsWith(keep.tags, drop.tags)),
  };
}

function sideOf(keepValue: string, chosen: Side | undefined): Side {
  return chosen ?? (keepValue === "" ? "drop" : "keep");
}

function useMerging(pair: DuplicatePair, onMerged: () => void) {
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
    const versionOf = ({ _id, version }: Contact) => ({ _id, version });
    const body = {
      keep: versionOf(keep),
      drop: versionOf(drop),
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
