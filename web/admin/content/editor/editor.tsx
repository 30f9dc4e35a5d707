import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import {
  EditorContent,
  Extension,
  type Extensions,
  useEditor,
  type UseEditorOptions,
} from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useMemo, useRef, useState } from "react";
import { isShortcut } from "#web/admin/shortcut.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/content/editor.words.ts";
import richText from "#web/ui/content/rich-text.module.css";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import styles from "./editor.module.css";
import { fileIn } from "./image-upload.ts";
import { type Insertion, Insertions } from "./insertions.tsx";
import { cleanPasted, tidyHtml, withOwnHeadings } from "./tidy-html.ts";
import { EditorToolbar } from "./toolbar.tsx";

type EditorProps = {
  value: string;
  /** The label of the text. */
  name: string;
  labelledBy: string;
  describedBy: string;
  lang: string;
  isInvalid: boolean;
  mayLink: boolean;
  onChange: (html: string) => void;
};

/** The rich text editor, loaded on demand. */
export default function Editor(props: EditorProps) {
  const { value, name, mayLink } = props;
  const [insertion, setInsertion] = useState<Insertion>();
  const extensions = useMemo(() => extensionsFor(mayLink), [mayLink]);
  const editorProps = useTextField(props, setInsertion);
  const { onChange } = props;
  const editor = useTiptapEditor({ value, extensions, editorProps, onChange });
  return (
    <div className={styles.editor} data-invalid={props.isInvalid}>
      <EditorToolbar
        editor={editor}
        name={name}
        mayLink={mayLink}
        onInsert={(kind) => setInsertion({ kind })}
      />
      <EditorContent editor={editor} className={styles.room} />
      {insertion && (
        <Insertions
          editor={editor}
          insertion={insertion}
          onClose={() => setInsertion(undefined)}
        />
      )}
    </div>
  );
}

type Options = Required<Pick<UseEditorOptions, "extensions" | "editorProps">> &
  Pick<EditorProps, "value" | "onChange">;

/** Creates the editor and updates it when `value` changes elsewhere, for example after a conflict. */
function useTiptapEditor({
  value,
  extensions,
  editorProps,
  onChange,
}: Options) {
  // The loaded HTML and how the editor writes it, so that an unchanged text is reported as it was loaded.
  const [loaded, setLoaded] = useState({ html: value, rendered: "" });
  const latest = useRef(value);
  const editor = useEditor({
    extensions,
    editorProps,
    content: withOwnHeadings(value),
    // The content security policy forbids inline styles, so editor.module.css contains these rules.
    injectCSS: false,
    onCreate: ({ editor: current }) =>
      setLoaded({ html: value, rendered: tidyHtml(current.getHTML()) }),
    onUpdate: ({ editor: current }) => {
      const html = tidyHtml(current.getHTML());
      latest.current = html === loaded.rendered ? loaded.html : html;
      onChange(latest.current);
    },
  });
  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    editor.commands.setContent(withOwnHeadings(value), { emitUpdate: false });
    setLoaded({ html: value, rendered: tidyHtml(editor.getHTML()) });
  }, [editor, value]);
  return editor;
}

type EditorEvents = NonNullable<UseEditorOptions["editorProps"]>;

/** Makes the editor behave like a field: label, shortcuts, paste and drop. */
function useTextField(
  { labelledBy, describedBy, lang, isInvalid, mayLink }: EditorProps,
  onInsert: (insertion: Insertion) => void,
): EditorEvents {
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
        keydown: (view, event) => handlePageKeys(view.dom, event),
      },
      handleKeyDown: (_view, event) => {
        const isLinkShortcut = isShortcut(event, "k");
        if (isLinkShortcut && mayLink) onInsert({ kind: "link" });
        return isLinkShortcut;
      },
      transformPastedHTML: (html) => {
        const pasted = cleanPasted(html);
        if (pasted.lost) toasts.show({ text: words.picturesLost });
        return pasted.html;
      },
      handlePaste: (_view, { clipboardData }) => {
        const file = fileIn(clipboardData);
        if (file) onInsert({ kind: "image", file });
        return file !== undefined;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const file = isMoved ? undefined : fileIn(event.dataTransfer);
        const place = view.posAtCoords({
          left: event.clientX,
          top: event.clientY,
        });
        if (file) onInsert({ kind: "image", file, at: place?.pos });
        if (file) event.preventDefault();
        return file !== undefined;
      },
    }),
    [words, labelledBy, describedBy, lang, isInvalid, mayLink, onInsert],
  );
}

/**
 * Tab leaves the field and Alt+F10 goes to the toolbar. Returns true for these keys, so that the editor ignores
 * them.
 */
function handlePageKeys(text: HTMLElement, event: KeyboardEvent): boolean {
  if (event.altKey && event.key === "F10") {
    const editor = text.closest<HTMLElement>(`.${styles.editor}`);
    editor?.querySelector<HTMLElement>("button")?.focus();
  }
  return event.key === "Tab" || event.key === "F10";
}

/** Accepts only images hosted by this site, because others would reveal visitors to a third party. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src^="/uploads/"]' },
    { tag: 'img[src^="/images/"]' },
  ],
  addInputRules: () => [],
});

const SafeLink = Link.configure({
  autolink: false,
  openOnClick: false,
  defaultProtocol: "https",
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => /^(https:|mailto:|tel:)/i.test(address),
});

/** Indents list items with separate keys, because Tab leaves the field. */
const Indent = Extension.create({
  name: "indent",
  addKeyboardShortcuts() {
    return {
      "Mod-]": () => this.editor.commands.sinkListItem("listItem"),
      "Mod-[": () => this.editor.commands.liftListItem("listItem"),
    };
  },
});

const kit = StarterKit.configure({
  heading: { levels: [3, 4] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: false,
  dropcursor: { class: "drop-cursor", color: false, width: 3 },
});

/** The formats a text may contain; the children's page has no links. */
function extensionsFor(mayLink: boolean): Extensions {
  return [kit, OwnImage, Indent, ...(mayLink ? [SafeLink] : [])];
}
