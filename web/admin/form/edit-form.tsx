import Smartphone from "lucide-react/icons/smartphone";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { href, useLocation } from "react-router";
import * as v from "valibot";
import type { ContentList } from "#shared/rules/content/site-content.ts";
import type { Language } from "#shared/rules/language.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/layout/unsaved.tsx";
import { isShortcut } from "#web/admin/shortcut.ts";
import { useWords } from "#web/core/language.tsx";
import { write } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { SaveButtons } from "./save-buttons.tsx";
import { ConflictModal, type ConflictProps } from "./conflict-modal.tsx";
import styles from "./edit-form.module.css";
import type { useAdminForm } from "./use-admin-form.ts";

type Form = Pick<
  ReturnType<typeof useAdminForm>,
  "errors" | "isDirty" | "isPending" | "preview" | "props" | "submit"
>;

type Props<Content> = {
  title: string;
  intro?: string;
  /** The list that the edited item belongs to. */
  back: { to: string; label: string; state?: unknown };
  /** The item whose history is linked. */
  history?: HistoryProps["of"] | undefined;
  form: Form & ConflictProps<Content>["form"];
  /** Whether the form shows a draft; undefined if it cannot save drafts. */
  isDraft?: boolean;
  /** Renders the preview window. `language` is set if the form shows only this language. */
  preview?: (language: Language | undefined) => ReactNode;
  /** A message above the fields. */
  note?: ReactNode;
  /** Possible mistakes in the texts, shown below the fields. */
  findings?: ReactNode;
  /** Labels and renders the fields in the conflict dialog. */
  compare?: Pick<ConflictProps<Content>, "labelOf" | "show">;
  children: ReactNode;
};

/** A full-screen form. Saves by its button, Enter or Ctrl+S, and asks before changes are lost. */
export function EditForm<Content>(props: Props<Content>) {
  const { title, intro, back, history, form, compare, preview, isDraft } =
    props;
  const words = useWords(formWords);
  const { hash } = useLocation();
  const [chosenLanguages, chooseLanguages] = useEditedLanguages();
  // The field to focus may be in the hidden language, so show both.
  const needsBoth = hash !== "" || Object.keys(form.errors).length > 0;
  const shownLanguages = preview && !needsBoth ? chosenLanguages : "both";
  useNamedField(hash);
  function onKeyDown(event: KeyboardEvent) {
    if (!isShortcut(event, "s")) return;
    event.preventDefault();
    void form.submit();
  }
  return (
    <>
      <ScreenHead
        title={<span className={styles.title}>{title}</span>}
        intro={intro}
        back={back}
        actions={
          <div className={styles.tools}>
            {history && <HistoryLink of={history} />}
            {preview && (
              <ToggleGroup
                look="sunken"
                label={words.editedLanguages}
                options={words.languageChoices}
                value={chosenLanguages}
                onChoose={chooseLanguages}
              />
            )}
          </div>
        }
      />
      <UnsavedGuard
        when={form.isDirty}
        save={() => form.submit({ isLeaving: true })}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the button does */}
      <form
        {...form.props}
        className={styles.form}
        data-languages={shownLanguages}
        onKeyDown={onKeyDown}
      >
        {props.note}
        {props.children}
        {props.findings}
        <div className={styles.bar} data-drafts={isDraft !== undefined}>
          <SaveButtons form={form} isDraft={isDraft} />
          {preview && (
            <Button
              kind="secondary"
              icon={Smartphone}
              onClick={form.preview.open}
            >
              <span className={styles.previewLabel}>{words.preview}</span>
            </Button>
          )}
          <ButtonLink kind="quiet" compact to={back.to} state={back.state}>
            {words.cancel}
          </ButtonLink>
          <p className={styles.state}>{form.isDirty && words.unsaved}</p>
        </div>
      </form>
      {preview?.(chosenLanguages === "both" ? undefined : chosenLanguages)}
      {compare && <ConflictModal form={form} {...compare} />}
    </>
  );
}

type HistoryProps = { of: { list: ContentList; id: string } };

/** Links to all versions of the edited item. */
function HistoryLink({ of: item }: HistoryProps) {
  const words = useWords(formWords);
  const search = new URLSearchParams(item).toString();
  return (
    <ButtonLink
      kind="quiet"
      compact
      to={`${href("/dashboard/history")}?${search}`}
    >
      {words.history}
    </ButtonLink>
  );
}

const editedLanguages = v.picklist(["both", "en", "es"]);
type EditedLanguages = v.InferOutput<typeof editedLanguages>;

/** The languages that forms show, remembered in this browser. */
function useEditedLanguages() {
  const stored = useStored("editedLanguages", editedLanguages) ?? "both";
  const chooseLanguages = (languages: EditedLanguages) =>
    write("editedLanguages", languages);
  return [stored, chooseLanguages] as const;
}

/** Focuses the field named in the URL's hash. */
function useNamedField(hash: string) {
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
}
