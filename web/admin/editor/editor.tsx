import { type UseEditorOptions, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import styles from "./editor.module.css";
import { extensionsFor } from "./extensions.ts";
import { type Insertion, Insertions } from "./insertions.tsx";
import { tidy, withOwnHeadings } from "./tidy.ts";
import { EditorToolbar } from "./toolbar.tsx";
import { type EditorProps, useTextField } from "./text-field.ts";

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
