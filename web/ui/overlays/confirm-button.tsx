import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { ConfirmModal } from "./confirm-modal.tsx";

export interface AskFirstProps extends Pick<
  ButtonProps,
  "kind" | "icon" | "compact" | "aria-label"
> {
  /** The button's label. */
  label: string;
  title: string;
  text: ReactNode;
  /** Whether the action can be undone later. Its button is then not red. */
  isReversible?: boolean;
  yes: string;
  no: string;
  pending: boolean;
  pendingLabel: string;
  /** The dialog closes afterwards, also on failure. */
  act: () => Promise<unknown>;
}

/** A button that asks for confirmation before an action that is hard to undo. */
export function ConfirmButton({
  label,
  title,
  text,
  isReversible = false,
  yes,
  no,
  pending,
  pendingLabel,
  act,
  ...button
}: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);

  async function confirm() {
    await act();
    setAsking(false);
  }

  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        danger={!isReversible}
        title={title}
        confirmLabel={yes}
        cancelLabel={no}
        closeLabel={no}
        pending={pending}
        pendingLabel={pendingLabel}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {text}
      </ConfirmModal>
    </>
  );
}
