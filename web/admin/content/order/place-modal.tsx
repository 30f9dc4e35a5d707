import { type FormEvent, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/content/order.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./order.module.css";

type Props = {
  name: string;
  /** The current position, counted from 1. */
  place: number;
  total: number;
  /** The name of the item before a position. */
  nameBefore: (place: number) => string;
  onPlace: (place: number) => void;
  onClose: () => void;
};

/** Moves an item to any position in one step. */
export function PlaceModal(props: Props) {
  const { name, place, total, nameBefore, onPlace, onClose } = props;
  const words = useWords(orderWords);
  const [text, setText] = useState(String(place));
  const [isChecked, setChecked] = useState(false);
  const wanted = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  const isPlace = wanted >= 1 && wanted <= total;
  const error = isChecked && !isPlace ? words.noPlace(total) : undefined;

  function move(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isPlace) onPlace(wanted);
  }

  return (
    <Modal
      isOpen
      title={words.placeTitle(name)}
      closeLabel={words.close}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={move} noValidate>
        <Field
          label={words.place(total)}
          helper={
            isPlace &&
            (wanted === 1
              ? words.wouldBeFirst
              : words.wouldFollow(nameBefore(wanted)))
          }
          error={error}
          inputMode="numeric"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog
          autoFocus
          value={text}
          onChange={setText}
        />
        <div className={styles.ends}>
          <Button kind="secondary" compact onClick={() => onPlace(1)}>
            {words.toTop}
          </Button>
          <Button kind="secondary" compact onClick={() => onPlace(total)}>
            {words.toBottom}
          </Button>
        </div>
        <Button type="submit">{words.move}</Button>
      </form>
    </Modal>
  );
}
