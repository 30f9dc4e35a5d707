import { type Editor, useEditorState } from "@tiptap/react";
import { useMemo } from "react";
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar";
import { shownKeys, spokenKeys } from "#web/admin/shortcut.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import styles from "./toolbar.module.css";
import { statesOf, type Tool, tools } from "./tools.ts";

type Props = {
  editor: Editor;
  /** What is being written, to tell this toolbar from the next. */
  name: string;
  mayLink: boolean;
  onAsk: (kind: "link" | "image") => void;
};

/** One stop for the Tab key; the arrow keys move inside, Escape goes back to the text. */
export function EditorToolbar({ editor, name, mayLink, onAsk }: Props) {
  const words = useWords(editorWords);
  const shown = useMemo(
    () => tools.filter((tool) => mayLink || tool.name !== "link"),
    [mayLink],
  );
  const states = useEditorState({
    editor,
    selector: (snapshot) => statesOf(snapshot.editor, shown),
  });
  function press({ name: pressed, act }: Tool) {
    if (act) act(editor.chain().focus()).run();
    else if (pressed === "link" || pressed === "image") onAsk(pressed);
  }
  return (
    <AriaToolbar
      className={styles.toolbar ?? ""}
      aria-label={words.toolbar(name)}
    >
      {shown.map((tool, at) => (
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
  /** Undefined where there is nothing to be on or off. */
  isOn: boolean | undefined;
  isPossible: boolean;
  onPress: () => void;
  /** Back to the text. */
  onLeave: () => void;
};

/** What cannot be done here keeps the focus and does nothing. */
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
        // Otherwise the text would lose what is selected in it.
        onMouseDown={(event) => event.preventDefault()}
        // Up, because pressing it down belongs to the tooltip.
        onKeyUp={(event) => event.key === "Escape" && onLeave()}
        onClick={() => isPossible && onPress()}
      >
        <Icon of={tool.icon} />
      </button>
    </Tooltip>
  );
}
