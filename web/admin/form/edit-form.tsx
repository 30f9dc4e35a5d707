import Eye from "lucide-react/icons/eye";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/desk/unsaved.tsx";
import { isShortcut } from "#web/admin/shortcut.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import styles from "./edit-form.module.css";
import { useFirstError } from "./first-error.ts";

type Props = {
  title: string;
  intro?: string;
  /** The list that this is one of. */
  back: { to: string; label: string; state?: unknown };
  isDirty: boolean;
  isSaving: boolean;
  errors: Record<string, string>;
  onSave: () => void;
  onPreview?: () => void;
  children: ReactNode;
};

/** A form of the desk: saved by its button, by Enter or by Ctrl+S, and never left by a slip. */
export function EditForm(props: Props) {
  const { title, intro, back, isDirty, isSaving, errors, onSave } = props;
  const words = useWords(formWords);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, errors);
  useNamedField();
  const save = () => {
    if (!isSaving) onSave();
  };
  return (
    <>
      <ScreenHead title={title} intro={intro} back={back} />
      <UnsavedGuard when={isDirty} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the button does */}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onKeyDown={(event) => onSaveKeys(event, save)}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {props.children}
        <div className={styles.bar}>
          <Button
            type="submit"
            pending={isSaving}
            pendingLabel={words.saving}
            aria-keyshortcuts="Control+S"
          >
            {words.save}
          </Button>
          {props.onPreview && (
            <Button kind="secondary" icon={Eye} onClick={props.onPreview}>
              {words.preview}
            </Button>
          )}
          <ButtonLink kind="quiet" to={back.to} state={back.state}>
            {words.cancel}
          </ButtonLink>
          <p className={styles.state}>{isDirty && words.unsaved}</p>
        </div>
      </form>
    </>
  );
}

/** Goes to the field that the address names. */
function useNamedField() {
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
}

function onSaveKeys(event: KeyboardEvent, save: () => void) {
  if (!isShortcut(event, "s")) return;
  event.preventDefault();
  save();
}
