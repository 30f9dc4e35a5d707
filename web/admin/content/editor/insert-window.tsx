import { type ReactNode, useId } from "react";
import { focusFirstError } from "#web/admin/form/field-errors.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/content/editor.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./insert.module.css";

type Props = {
  title: string;
  submitLabel: string;
  isReady?: boolean;
  isWaiting?: boolean;
  /** Removes the existing link or image. */
  removal?: { label: string; onPress: () => void } | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with its own form. Submitting it does not submit the form around it. */
export function InsertWindow(props: Props) {
  const { isReady = true, isWaiting = false, removal, onSubmit } = props;
  const words = useWords(editorWords);
  const form = useId();
  return (
    <Modal
      isOpen
      title={props.title}
      closeLabel={words.cancel}
      onClose={props.onClose}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            disabled={!isReady}
            pending={isWaiting}
            pendingLabel={words.uploading}
          >
            {props.submitLabel}
          </Button>
          {removal && (
            <Button kind="secondary" onClick={removal.onPress}>
              {removal.label}
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
          const formElement = event.currentTarget;
          // Wait until React has rendered the errors.
          requestAnimationFrame(() => focusFirstError(formElement));
        }}
      >
        {props.children}
      </form>
    </Modal>
  );
}
