import type { UseEditorOptions } from "@tiptap/react";
import { useMemo } from "react";
import { isShortcut } from "#web/admin/shortcut.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import richText from "#web/ui/content/rich-text.module.css";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import styles from "./editor.module.css";
import { fileIn } from "./file-kind.ts";
import type { Insertion } from "./insertions.tsx";
import { cleanPasted } from "./clean-paste.ts";

export type EditorProps = {
  value: string;
  /** What is being written, in words. */
  name: string;
  labelledBy: string;
  describedBy: string;
  lang: string;
  isInvalid: boolean;
  mayLink: boolean;
  onChange: (html: string) => void;
};

type Behaviour = NonNullable<UseEditorOptions["editorProps"]>;

/** How the text behaves as a field: its name, its keys, and what is pasted or dropped into it. */
export function useTextField(
  { labelledBy, describedBy, lang, isInvalid, mayLink }: EditorProps,
  ask: (asked: Insertion) => void,
): Behaviour {
  const words = useWords(editorWords);
  return useMemo(
    () => ({
      attributes: {
        class: `${richText.text} ${styles.text}`,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        "aria-describedby": describedBy,
        "aria-invalid": String(isInvalid),
        lang,
      },
      handleDOMEvents: {
        keydown: (view, event) => keysOfThePage(view.dom, event),
      },
      handleKeyDown: (_view, event) => {
        const isAsked = isShortcut(event, "k");
        if (isAsked && mayLink) ask({ kind: "link" });
        return isAsked;
      },
      transformPastedHTML: (html) => {
        const pasted = cleanPasted(html);
        if (pasted.lost) toasts.show({ text: words.picturesLost });
        return pasted.html;
      },
      handlePaste: (_view, { clipboardData }) => {
        const file = fileIn(clipboardData);
        if (file) ask({ kind: "image", file });
        return file !== undefined;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const file = isMoved ? undefined : fileIn(event.dataTransfer);
        const place = view.posAtCoords({
          left: event.clientX,
          top: event.clientY,
        });
        if (file) ask({ kind: "image", file, at: place?.pos });
        if (file) event.preventDefault();
        return file !== undefined;
      },
    }),
    [words, labelledBy, describedBy, lang, isInvalid, mayLink, ask],
  );
}

/** Tab moves on as everywhere, Alt+F10 goes up to the toolbar; the editor hears neither. */
function keysOfThePage(text: HTMLElement, event: KeyboardEvent): boolean {
  if (event.altKey && event.key === "F10") {
    const editor = text.closest<HTMLElement>(`.${styles.editor}`);
    editor?.querySelector<HTMLElement>("button")?.focus();
  }
  return event.key === "Tab" || event.key === "F10";
}
