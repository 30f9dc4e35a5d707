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
import { cleanPasted, tidy, withOwnHeadings } from "./tidy.ts";
import { EditorToolbar } from "./toolbar.tsx";

type EditorProps = {
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

/** Where formatted text is written; loaded with the first screen that needs it. */
export default function Editor(props: EditorProps) {
  const { value, name, mayLink } = props;
  const [asked, setAsked] = useState<Insertion>();
  const extensions = useMemo(() => extensionsFor(mayLink), [mayLink]);
  const editorProps = useTextField(props, setAsked);
  const { onChange } = props;
  const editor = useWriting({ value, extensions, editorProps, onChange });
  return (
    <div className={styles.editor} data-invalid={props.isInvalid}>
      <EditorToolbar
        editor={editor}
        name={name}
        mayLink={mayLink}
        onAsk={(kind) => setAsked({ kind })}
      />
      <EditorContent editor={editor} className={styles.room} />
      {asked && (
        <Insertions
          editor={editor}
          asked={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

type Options = Required<Pick<UseEditorOptions, "extensions" | "editorProps">> &
  Pick<EditorProps, "value" | "onChange">;

/** The editor itself; a text that changes elsewhere, as when another version is taken, is shown. */
function useWriting({ value, extensions, editorProps, onChange }: Options) {
  // The text as it was given, and as the editor writes the same: only what differs was changed.
  const [given, setGiven] = useState({ html: value, written: "" });
  const latest = useRef(value);
  const editor = useEditor({
    extensions,
    editorProps,
    content: withOwnHeadings(value),
    // The policy of the page lets in no style element; editor.module.css has the same rules.
    injectCSS: false,
    onCreate: ({ editor: written }) =>
      setGiven({ html: value, written: tidy(written.getHTML()) }),
    onUpdate: ({ editor: written }) => {
      const html = tidy(written.getHTML());
      latest.current = html === given.written ? given.html : html;
      onChange(latest.current);
    },
  });
  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    editor.commands.setContent(withOwnHeadings(value), { emitUpdate: false });
    setGiven({ html: value, written: tidy(editor.getHTML()) });
  }, [editor, value]);
  return editor;
}

type Behaviour = NonNullable<UseEditorOptions["editorProps"]>;

/** How the text behaves as a field: its name, its keys, and what is pasted or dropped into it. */
function useTextField(
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

/** Only pictures of our own: one from elsewhere would tell its host who reads here. */
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

/** Tab leaves this field as it leaves every other; these two move list items instead. */
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

/** What a text may hold; the children's page shows no links, so its texts know none. */
function extensionsFor(mayLink: boolean): Extensions {
  return [kit, OwnImage, Indent, ...(mayLink ? [SafeLink] : [])];
}
