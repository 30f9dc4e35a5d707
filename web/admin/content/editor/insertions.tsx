import type { ChainedCommands, Editor } from "@tiptap/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { secureAddress } from "#shared/rules/web-address.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/content/editor.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { Field } from "#web/ui/form/field.tsx";
import type { Picture } from "./image-upload.ts";
import { NewImageWindow, PresentImageWindow } from "./image-windows.tsx";
import { InsertWindow } from "./insert-window.tsx";

export type Insertion =
  { kind: "link" } | { kind: "image"; file?: File; at?: number | undefined };

type Props = { editor: Editor; insertion: Insertion; onClose: () => void };

/** The dialog for inserting or changing a link or an image. */
export function Insertions({ editor, insertion, onClose }: Props) {
  // Close the dialog first. Otherwise it would take the focus back.
  const write = () => {
    flushSync(onClose);
    return editor.chain().focus();
  };
  if (insertion.kind === "link")
    return <LinkWindow editor={editor} write={write} onClose={onClose} />;
  if (insertion.file === undefined && editor.isActive("image"))
    return (
      <PresentImageWindow editor={editor} write={write} onClose={onClose} />
    );
  // Insert after the selection instead of replacing it.
  const at = insertion.at ?? editor.state.selection.to;
  const insert = (picture: Picture, alt: string) =>
    write()
      .setTextSelection(at)
      .setImage({ ...picture, alt })
      .run();
  return (
    <NewImageWindow file={insertion.file} onDone={insert} onClose={onClose} />
  );
}

type LinkProps = Omit<Props, "insertion"> & { write: () => ChainedCommands };

/** Also asks for the link's text if nothing is selected. */
function LinkWindow({ editor, write, onClose }: LinkProps) {
  const words = useWords(editorWords);
  const { required } = useWords(refusalWords);
  const [before] = useState(() => ({
    address: String(editor.getAttributes("link")["href"] ?? ""),
    isEmpty: editor.state.selection.empty,
  }));
  const isNew = before.address === "";
  const asksForText = isNew && before.isEmpty;
  const [address, setAddress] = useState(before.address);
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const href = secureAddress(address);
  const isNamed = !asksForText || text.trim() !== "";

  function submit() {
    setChecked(true);
    if (href === undefined || !isNamed) return;
    const marks = [{ type: "link", attrs: { href } }];
    if (!asksForText) write().extendMarkRange("link").setLink({ href }).run();
    else
      write()
        .insertContent([
          { type: "text", text: text.trim(), marks },
          { type: "text", text: " " },
        ])
        .run();
  }
  const remove = () => write().extendMarkRange("link").unsetLink().run();

  return (
    <InsertWindow
      title={isNew ? words.addLink : words.changeLink}
      submitLabel={isNew ? words.insertLink : words.keep}
      removal={isNew ? undefined : { label: words.removeLink, onPress: remove }}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksForText && (
        <Field
          label={words.linkText}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens for typing
          autoFocus
          error={isChecked && !isNamed ? required : undefined}
          value={text}
          onChange={setText}
        />
      )}
      <Field
        label={words.linkAddress}
        helper={words.linkHelper}
        error={isChecked && href === undefined ? words.notSecure : undefined}
        kind="url"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens for typing
        autoFocus={!asksForText}
        value={address}
        onChange={setAddress}
      />
    </InsertWindow>
  );
}
