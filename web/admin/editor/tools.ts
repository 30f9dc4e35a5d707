import type { ChainedCommands, Editor } from "@tiptap/react";
import type { LucideIcon } from "lucide-react";
import Bold from "lucide-react/icons/bold";
import Heading1 from "lucide-react/icons/heading-1";
import Heading2 from "lucide-react/icons/heading-2";
import ImagePlus from "lucide-react/icons/image-plus";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";

export type Tool = {
  name:
    | "heading"
    | "subheading"
    | "bold"
    | "italic"
    | "bullets"
    | "numbers"
    | "quote"
    | "link"
    | "image"
    | "undo"
    | "redo";
  icon: LucideIcon;
  keys?: string;
  /** Only what can be on is a toggle. */
  isOn?: (editor: Editor) => boolean;
  /** What it does to the text; link and image ask something first. */
  act?: (chain: ChainedCommands) => ChainedCommands;
};

export const tools: Tool[] = [
  {
    name: "heading",
    icon: Heading1,
    keys: "Mod+Alt+3",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    act: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    name: "subheading",
    icon: Heading2,
    keys: "Mod+Alt+4",
    isOn: (editor) => editor.isActive("heading", { level: 4 }),
    act: (chain) => chain.toggleHeading({ level: 4 }),
  },
  {
    name: "bold",
    icon: Bold,
    keys: "Mod+B",
    isOn: (editor) => editor.isActive("bold"),
    act: (chain) => chain.toggleBold(),
  },
  {
    name: "italic",
    icon: Italic,
    keys: "Mod+I",
    isOn: (editor) => editor.isActive("italic"),
    act: (chain) => chain.toggleItalic(),
  },
  {
    name: "bullets",
    icon: List,
    keys: "Mod+Shift+8",
    isOn: (editor) => editor.isActive("bulletList"),
    act: (chain) => chain.toggleBulletList(),
  },
  {
    name: "numbers",
    icon: ListOrdered,
    keys: "Mod+Shift+7",
    isOn: (editor) => editor.isActive("orderedList"),
    act: (chain) => chain.toggleOrderedList(),
  },
  {
    name: "quote",
    icon: Quote,
    keys: "Mod+Shift+B",
    isOn: (editor) => editor.isActive("blockquote"),
    act: (chain) => chain.toggleBlockquote(),
  },
  {
    name: "link",
    icon: Link,
    keys: "Mod+K",
    isOn: (editor) => editor.isActive("link"),
  },
  {
    name: "image",
    icon: ImagePlus,
    isOn: (editor) => editor.isActive("image"),
  },
  { name: "undo", icon: Undo, keys: "Mod+Z", act: (chain) => chain.undo() },
  {
    name: "redo",
    icon: Redo,
    keys: "Mod+Shift+Z",
    act: (chain) => chain.redo(),
  },
];

/** What each tool says of the place where one is writing. */
export function statesOf(editor: Editor, shown: Tool[]) {
  return shown.map(({ isOn, act }) => ({
    isOn: isOn?.(editor),
    isPossible: act === undefined || act(editor.can().chain()).run(),
  }));
}
