import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.ts";
import { rankWords } from "#web/i18n/visitor/rank.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

interface LeaveModalProps {
  isLeaving: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export default function LeaveModal(props: LeaveModalProps) {
  const words = useWords(rankWords);
  const { close, oneMoment } = useWords(coreWords);
  return (
    <ConfirmModal
      isOpen
      title={words.leaveTitle}
      confirmLabel={words.leaveYes}
      cancelLabel={words.leaveNo}
      pending={props.isLeaving}
      pendingLabel={oneMoment}
      onConfirm={props.onLeave}
      onClose={props.onStay}
      closeLabel={close}
    >
      {words.leave}
    </ConfirmModal>
  );
}
