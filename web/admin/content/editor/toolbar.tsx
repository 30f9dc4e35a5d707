import {
  type ChainedCommands,
  type Editor,
  useEditorState,
} from "@tiptap/react";
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
import { useMemo } from "react";
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar";
import { shownKeys, spokenKeys } from "#web/admin/shortcut.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/content/editor.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import styles from "./editor.module.css";

type Tool = {
  name: keyof typeof editorWords.en.tools;
  icon: LucideIcon;
  keys?: string;
  /** Whether the tool is on; only for tools that are toggles. */
  isOn?: (editor: Editor) => boolean;
  /** Applies the tool; absent for link and image, which open a dialog. */
  act?: (chain: ChainedCommands) => ChainedCommands;
};

type Toggle =
  `toggle${"Bold" | "Italic" | "BulletList" | "OrderedList" | "Blockquote"}`;

const on = (node: string) => ({
  isOn: (editor: Editor) => editor.isActive(node),
});
const toggle = (node: string, command: Toggle) => ({
  ...on(node),
  act: (chain: ChainedCommands) => chain[command](),
});
const heading = (level: 3 | 4) => ({
  keys: `Mod+Alt+${level}`,
  isOn: (editor: Editor) => editor.isActive("heading", { level }),
  act: (chain: ChainedCommands) => chain.toggleHeading({ level }),
});

const tools: Tool[] = [
  { name: "heading", icon: Heading1, ...heading(3) },
  { name: "subheading", icon: Heading2, ...heading(4) },
  { name: "bold", icon: Bold, keys: "Mod+B", ...toggle("bold", "toggleBold") },
  {
    name: "italic",
    icon: Italic,
    keys: "Mod+I",
    ...toggle("italic", "toggleItalic"),
  },
  {
    name: "bullets",
    icon: List,
    keys: "Mod+Shift+8",
    ...toggle("bulletList", "toggleBulletList"),
  },
  {
    name: "numbers",
    icon: ListOrdered,
    keys: "Mod+Shift+7",
    ...toggle("orderedList", "toggleOrderedList"),
  },
  {
    name: "quote",
    icon: Quote,
    keys: "Mod+Shift+B",
    ...toggle("blockquote", "toggleBlockquote"),
  },
  { name: "link", icon: Link, keys: "Mod+K", ...on("link") },
  { name: "image", icon: ImagePlus, ...on("image") },
  { name: "undo", icon: Undo, keys: "Mod+Z", act: (chain) => chain.undo() },
  {
    name: "redo",
    icon: Redo,
    keys: "Mod+Shift+Z",
    act: (chain) => chain.redo(),
  },
];

type Props = {
  editor: Editor;
  /** The label of the text, to tell several toolbars apart. */
  name: string;
  mayLink: boolean;
  onInsert: (kind: "link" | "image") => void;
};

/** The toolbar is one tab stop. Arrow keys move between tools, and Escape returns to the text. */
export function EditorToolbar({ editor, name, mayLink, onInsert }: Props) {
  const words = useWords(editorWords);
  const visibleTools = useMemo(
    () => tools.filter((tool) => mayLink || tool.name !== "link"),
    [mayLink],
  );
  const states = useEditorState({
    editor,
    selector: (snapshot) => toolStates(snapshot.editor, visibleTools),
  });
  function press({ name: toolName, act }: Tool) {
    if (act) act(editor.chain().focus()).run();
    else if (toolName === "link" || toolName === "image") onInsert(toolName);
  }
  return (
    <AriaToolbar
      className={styles.toolbar ?? ""}
      aria-label={words.toolbar(name)}
    >
      {visibleTools.map((tool, at) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          isOn={states[at]?.isOn}
          isPossible={states[at]?.isPossible ?? true}
          onPress={() => press(tool)}
          onLeave={() => editor.commands.focus()}
        />
      ))}
    </AriaToolbar>
  );
}

type ToolButtonProps = {
  tool: Tool;
  /** Undefined if the tool is not a toggle. */
  isOn: boolean | undefined;
  isPossible: boolean;
  onPress: () => void;
  /** Returns to the text. */
  onLeave: () => void;
};

/** An unavailable tool can still be focused, but does nothing. */
function ToolButton(props: ToolButtonProps) {
  const { tool, isOn, isPossible, onPress, onLeave } = props;
  const label = useWords(editorWords).tools[tool.name];
  const { keys } = tool;
  return (
    <Tooltip text={keys ? `${label} (${shownKeys(keys)})` : label}>
      <button
        type="button"
        className={styles.tool}
        data-tool={tool.name}
        aria-label={label}
        aria-pressed={isOn}
        aria-keyshortcuts={keys && spokenKeys(keys)}
        aria-disabled={!isPossible || undefined}
        // Keep the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        // Handle Escape on key up, because the tooltip handles it on key down.
        onKeyUp={(event) => event.key === "Escape" && onLeave()}
        onClick={() => isPossible && onPress()}
      >
        <Icon of={tool.icon} />
      </button>
    </Tooltip>
  );
}

/** The state of each tool at the cursor. */
function toolStates(editor: Editor, visibleTools: Tool[]) {
  return visibleTools.map(({ isOn, act }) => ({
    isOn: isOn?.(editor),
    isPossible: act === undefined || act(editor.can().chain()).run(),
  }));
}
