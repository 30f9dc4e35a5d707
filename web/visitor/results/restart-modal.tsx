import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

interface RestartModalProps {
  onYes: () => void;
  onNo: () => void;
}

export function RestartModal({ onYes, onNo }: RestartModalProps) {
  const words = useWords(resultsWords);
  return (
    <ConfirmModal
      isOpen
      danger
      title={words.startOverAsk}
      confirmLabel={words.startOverYes}
      cancelLabel={words.startOverNo}
      closeLabel={words.close}
      onConfirm={onYes}
      onClose={onNo}
    >
      <p>{words.startOverWhat}</p>
    </ConfirmModal>
  );
}
