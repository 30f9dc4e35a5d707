import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core.ts";
import { rankWords } from "#web/i18n/rank.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

export default function LeaveModal(props: {
  onLeave: () => void;
  onStay: () => void;
}) {
  const words = useWords(rankWords);
  return (
    <ConfirmModal
      isOpen
      title={words.leaveTitle}
      confirmLabel={words.leaveYes}
      cancelLabel={words.leaveNo}
      onConfirm={props.onLeave}
      onClose={props.onStay}
      closeLabel={useWords(coreWords).close}
    >
      {words.leave}
    </ConfirmModal>
  );
}
