import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type NavigateFunction, useBlocker, useNavigate } from "react-router";
import {
  isReloading,
  onLanguageReload,
  useWords,
} from "#web/core/language.tsx";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

const settled = { isSettled: true };

/**
 * Returns a function that navigates without asking about unsaved changes, because everything was just saved or
 * deleted.
 */
export function useLeave() {
  const navigate: NavigateFunction = useNavigate();
  return (to: string, state?: object | null) =>
    void navigate(to, { state: { ...state, ...settled } });
}

function isSettled(state: unknown): boolean {
  return (state as typeof settled | null)?.isSettled === true;
}

type GuardProps = {
  when: boolean;
  /** Saves the changes, and returns whether that succeeded. Undefined if they cannot be saved yet. */
  save?: () => Promise<boolean>;
  /** The form is in a dialog or drawer that may close when only the search part of the address changes. */
  isOverPage?: boolean;
};

/** Asks before leaving with unsaved changes: by a link, Back, closing, reloading, or in another language. */
export function UnsavedGuard({ when, save, isOverPage = false }: GuardProps) {
  const [isSaving, setSaving] = useState(false);
  const [reload, setReload] = useState<() => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      when &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isOverPage && currentLocation.search !== nextLocation.search)) &&
      (historyAction === "POP" || !isSettled(nextLocation.state)),
  );
  useEffect(() => {
    if (!when) return;
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    const ignore = onLanguageReload((reload) => setReload(() => reload));
    addEventListener("beforeunload", confirmLeave);
    return () => {
      ignore();
      removeEventListener("beforeunload", confirmLeave);
    };
  }, [when]);
  const stay = () => {
    setReload(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    setReload(undefined);
    if (reload) reload();
    else blocker.proceed?.();
  };
  async function saveAndLeave(saveChanges: () => Promise<boolean>) {
    // Remove the dialog first, so that the focus can move to a field with an error. In the next frame the dialog
    // returns the focus to the pressed link.
    flushSync(() => setSaving(true));
    await new Promise(requestAnimationFrame);
    if (await saveChanges()) leave();
    else stay();
    setSaving(false);
  }
  if (isSaving) return null;
  return (
    <DiscardModal
      isOpen={blocker.state === "blocked" || reload !== undefined}
      onSave={save && (() => void saveAndLeave(save))}
      onDiscard={leave}
      onStay={stay}
    />
  );
}

type DiscardProps = {
  isOpen: boolean;
  onSave: (() => void) | undefined;
  onDiscard: () => void;
  onStay: () => void;
};

/** Asks whether to save the changes, lose them or continue editing. */
export function DiscardModal(props: DiscardProps) {
  const { isOpen, onSave, onDiscard, onStay } = props;
  const words = useWords(layoutWords);
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={onSave ? words.saveTitle : words.unsavedTitle}
      confirmLabel={onSave ? words.saveAndLeave : words.leave}
      cancelLabel={words.stay}
      closeLabel={words.stay}
      danger={!onSave}
      onConfirm={onSave ?? onDiscard}
      onClose={onStay}
      more={
        onSave && (
          <Button kind="quiet" compact onClick={onDiscard}>
            {words.leave}
          </Button>
        )
      }
    >
      {words.unsavedText}
    </ConfirmModal>
  );
}
