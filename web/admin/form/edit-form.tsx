import Eye from "lucide-react/icons/eye";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/desk/unsaved.tsx";
import { isShortcut } from "#web/admin/shortcut.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import styles from "./edit-form.module.css";
import type { useAdminForm } from "./use-admin-form.ts";

type Form = Pick<
  ReturnType<typeof useAdminForm>,
  "isDirty" | "isPending" | "props" | "submit"
>;

type Props = {
  title: string;
  intro?: string;
  /** The list that this is one of. */
  back: { to: string; label: string; state?: unknown };
  form: Form;
  onPreview?: () => void;
  children: ReactNode;
};

/** A form on a screen of its own: saved by its button, Enter or Ctrl+S; asks before changes are lost. */
export function EditForm(props: Props) {
  const { title, intro, back, form } = props;
  const words = useWords(formWords);
  useNamedField();
  function onKeyDown(event: KeyboardEvent) {
    if (!isShortcut(event, "s")) return;
    event.preventDefault();
    form.submit();
  }
  return (
    <>
      <ScreenHead title={title} intro={intro} back={back} />
      <UnsavedGuard when={form.isDirty} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the button does */}
      <form {...form.props} className={styles.form} onKeyDown={onKeyDown}>
        {props.children}
        <div className={styles.bar}>
          <Button
            type="submit"
            pending={form.isPending}
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
          <p className={styles.state}>{form.isDirty && words.unsaved}</p>
        </div>
      </form>
    </>
  );
}

/** Moves the focus to the field that the address names. */
function useNamedField() {
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
}
