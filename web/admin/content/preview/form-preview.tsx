import { type NavigateFunction, useNavigate } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import type { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { useWords } from "#web/core/language.tsx";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { PreviewWindow } from "./preview-window.tsx";

type Props = {
  form: Pick<ReturnType<typeof useAdminForm>, "preview">;
  /** The page with the words of the form. */
  to: string;
  language: Language | undefined;
  isInactive?: boolean;
  /** The form of an item that has just got its first draft. */
  newForm?: string | false | undefined;
};

/** Shows the words of a form on the site, and says that they were saved as a draft. */
export function FormPreview({ form, isInactive, newForm, ...props }: Props) {
  const words = useWords(previewWords);
  const navigate: NavigateFunction = useNavigate();
  const { shown, close } = form.preview;
  const notes = [shown?.wasSaved && words.saved, isInactive && words.inactive];
  function onClose() {
    close();
    if (newForm) void navigate(newForm, { replace: true });
  }
  return (
    <PreviewWindow
      {...props}
      isOpen={shown !== undefined}
      onClose={onClose}
      note={notes.filter(Boolean).join(" ")}
    />
  );
}
