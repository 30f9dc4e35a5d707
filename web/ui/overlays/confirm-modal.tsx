import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "./modal.tsx";

interface ConfirmModalProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  isOpen: boolean;
  /** For actions that cannot be undone. */
  danger?: boolean;
  pending?: boolean;
  pendingLabel?: string | undefined;
  onConfirm?: () => void;
  /** The id of a form inside the dialog. Confirming then submits this form instead of calling `onConfirm`. */
  form?: string;
  /** Buttons after these two. */
  more?: ReactNode;
  onClose: () => void;
}

/** A dialog that asks for confirmation of an action that is hard to undo. */
export function ConfirmModal({
  confirmLabel,
  cancelLabel,
  danger = false,
  pending = false,
  pendingLabel,
  onConfirm,
  form,
  more,
  children,
  ...modal
}: ConfirmModalProps) {
  return (
    <Modal
      {...modal}
      role={form === undefined ? "alertdialog" : "dialog"}
      actions={
        <>
          <Button
            type={form === undefined ? "button" : "submit"}
            form={form}
            kind={danger ? "danger" : "primary"}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button kind="secondary" onClick={modal.onClose}>
            {cancelLabel}
          </Button>
          {more}
        </>
      }
    >
      {children}
    </Modal>
  );
}
