import type { Editor } from "@tiptap/react";
import { flushSync } from "react-dom";
import type { Picture } from "./image-upload.ts";
import { LinkWindow } from "./link-window.tsx";
import { NewImageWindow } from "./new-image-window.tsx";
import { PresentImageWindow } from "./present-image-window.tsx";

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
