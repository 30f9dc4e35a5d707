import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.ts";
import { restartWords } from "#web/i18n/visitor/results/restart.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

interface RestartModalProps {
  said: typeof restartWords.en.again;
  onYes: () => void;
  onNo: () => void;
}

export function RestartModal({ said, onYes, onNo }: RestartModalProps) {
  const words = useWords(restartWords);
  const { close } = useWords(coreWords);
  return (
    <ConfirmModal
      isOpen
      danger
      title={said.ask}
      confirmLabel={said.yes}
      cancelLabel={words.stay}
      closeLabel={close}
      onConfirm={onYes}
      onClose={onNo}
    >
      <p>{said.what}</p>
    </ConfirmModal>
  );
}
