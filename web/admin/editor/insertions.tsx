import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { secureAddress } from "#shared/rules/web-address.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { Field } from "#web/ui/form/field.tsx";
import type { Picture } from "./image-upload.ts";
import { InsertWindow } from "./insert-window.tsx";
import { NewImageWindow } from "./image-windows.tsx";
import { PresentImageWindow } from "./image-windows.tsx";

export type Insertion =
  { kind: "link" } | { kind: "image"; file?: File; at?: number | undefined };

type Props = { editor: Editor; asked: Insertion; onClose: () => void };

/** The window for the link or the image that was asked for. */
export function Insertions({ editor, asked, onClose }: Props) {
  // The window has to be gone, or it would take the focus back.
  const write = () => {
    flushSync(onClose);
    return editor.chain().focus();
  };
  if (asked.kind === "link") return <Link {...{ editor, write, onClose }} />;
  if (asked.file === undefined && editor.isActive("image"))
    return <PresentImage {...{ editor, write, onClose }} />;
  // Beside what is selected, never in its place.
  const at = asked.at ?? editor.state.selection.to;
  const insert = (picture: Picture, alt: string) =>
    write()
      .setTextSelection(at)
      .setImage({ ...picture, alt })
      .run();
  return <NewImageWindow file={asked.file} onDone={insert} onClose={onClose} />;
}

type WindowProps = Pick<Props, "editor" | "onClose"> & {
  write: () => ReturnType<Editor["chain"]>;
};

function PresentImage({ editor, write, onClose }: WindowProps) {
  const { src, alt } = editor.getAttributes("image");
  return (
    <PresentImageWindow
      src={String(src)}
      alt={String(alt ?? "")}
      onDone={(words) =>
        write().updateAttributes("image", { alt: words }).run()
      }
      onRemove={() => write().deleteSelection().run()}
      onClose={onClose}
    />
  );
}

function Link({ editor, write, onClose }: WindowProps) {
  const address = String(editor.getAttributes("link")["href"] ?? "");
  const asksForText = address === "" && editor.state.selection.empty;
  function link(href: string, text: string) {
    const marks = [{ type: "link", attrs: { href } }];
    if (!asksForText) write().extendMarkRange("link").setLink({ href }).run();
    else
      write()
        .insertContent([
          { type: "text", text, marks },
          { type: "text", text: " " },
        ])
        .run();
  }
  return (
    <LinkWindow
      address={address}
      asksForText={asksForText}
      onDone={link}
      onRemove={() => write().extendMarkRange("link").unsetLink().run()}
      onClose={onClose}
    />
  );
}

type LinkWindowProps = {
  /** Where the link leads now; empty where there is none yet. */
  address: string;
  /** Nothing is selected, so that the words of the link have to be written too. */
  asksForText: boolean;
  onDone: (address: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

function LinkWindow({ asksForText, onDone, ...props }: LinkWindowProps) {
  const words = useWords(editorWords);
  const { required } = useWords(refusalWords);
  const [address, setAddress] = useState(props.address);
  const [text, setText] = useState("");
  const [wasRefused, setRefused] = useState(false);
  const meant = secureAddress(address);
  const isNamed = !asksForText || text.trim() !== "";
  const isNew = props.address === "";
  function submit() {
    setRefused(true);
    if (meant !== undefined && isNamed) onDone(meant, text.trim());
  }
  return (
    <InsertWindow
      title={isNew ? words.addLink : words.changeLink}
      submitLabel={isNew ? words.insertLink : words.keep}
      removal={
        isNew ? undefined : { label: words.removeLink, onPress: props.onRemove }
      }
      onSubmit={submit}
      onClose={props.onClose}
    >
      {asksForText && (
        <Field
          label={words.linkText}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window opens to be written in
          autoFocus
          error={wasRefused && !isNamed ? required : undefined}
          value={text}
          onChange={setText}
        />
      )}
      <Field
        label={words.linkAddress}
        helper={words.linkHelper}
        error={wasRefused && meant === undefined ? words.notSecure : undefined}
        kind="url"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window opens to be written in
        autoFocus={!asksForText}
        value={address}
        onChange={setAddress}
      />
    </InsertWindow>
  );
}
