import { type FormEvent, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/content/order.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./order.module.css";

type Props = {
  name: string;
  /** Where it stands now, counted from 1, and among how many. */
  place: number;
  total: number;
  /** The name of what would stand before it at a place. */
  nameBefore: (place: number) => string;
  onPlace: (place: number) => void;
  onClose: () => void;
};

/** Asks for a place in the whole list: one step, however far it is. */
export function PlaceModal(props: Props) {
  const { name, place, total, nameBefore, onPlace, onClose } = props;
  const words = useWords(orderWords);
  const [typed, setTyped] = useState(String(place));
  const [isChecked, setChecked] = useState(false);
  const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window opens to ask for nothing else
          autoFocus
          value={typed}
          onChange={setTyped}
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
