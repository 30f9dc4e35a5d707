import { useId } from "react";
import styles from "#web/admin/contacts/adding/add-form.module.css";
import { editsOf } from "#web/admin/contacts/editing/use-editing.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import {
  fieldsToChoose,
  type Pair,
  sideOf,
  useMerging,
} from "./use-merging.ts";

type Props = { pair: Pair; onMerged: () => void; onClose: () => void };

/** Asks what of two contacts is kept, where they differ, and says what belongs to the one that stays. */
export function MergeModal({ pair, onMerged, onClose }: Props) {
  const words = useWords(selectedWords);
  const { cancel, close } = useWords(contactsWords);
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
      cancelLabel={cancel}
      closeLabel={close}
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
  const { nothing } = useWords(deskWords);
  const id = useId();
  const [kept, dropped] = [editsOf(pair.keep), editsOf(pair.drop)];
  const said = (field: keyof typeof kept, value: string) =>
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
        { value: "keep", label: said(field, kept[field]) },
        { value: "drop", label: said(field, dropped[field]) },
      ]}
      onChange={merging.choose(field)}
    />
  ));
}
