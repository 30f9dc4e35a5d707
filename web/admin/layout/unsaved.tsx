import { useEffect } from "react";
import { type NavigateFunction, useBlocker, useNavigate } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

const settled = { isSettled: true };

/** Navigates without the unsaved-changes dialog, because everything was just saved or deleted. */
export function useLeave() {
  const navigate: NavigateFunction = useNavigate();
  return (to: string, state?: object | null) =>
    void navigate(to, { state: { ...state, ...settled } });
}

function isSettled(state: unknown): boolean {
  return (state as typeof settled | null)?.isSettled === true;
}

/** Asks before leaving with unsaved changes: by a link, Back, closing or reloading. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      (historyAction === "POP" || !isSettled(nextLocation.state)),
  );
  useEffect(() => {
    if (!when) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", confirmLeave);
    return () => removeEventListener("beforeunload", confirmLeave);
  }, [when]);
  return (
    <DiscardModal
      isOpen={blocker.state === "blocked"}
      onDiscard={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

type DiscardProps = {
  isOpen: boolean;
  onDiscard: () => void;
  onStay: () => void;
};

/** Asks whether to leave without saving. */
export function DiscardModal({ isOpen, onDiscard, onStay }: DiscardProps) {
  const words = useWords(layoutWords);
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={words.unsavedTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      closeLabel={words.stay}
      danger
      onConfirm={onDiscard}
      onClose={onStay}
    >
      {words.unsavedText}
    </ConfirmModal>
  );
}
