import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { shownKeys, spokenKeys } from "#web/admin/shortcut.ts";
import styles from "./toolbar.module.css";
import type { Tool } from "./tools.ts";

type Props = {
  tool: Tool;
  /** Undefined where there is nothing to be on or off. */
  isOn: boolean | undefined;
  isPossible: boolean;
  onPress: () => void;
  /** Back to the text. */
  onLeave: () => void;
};

/** What cannot be done here keeps the focus and does nothing. */
export function ToolButton(props: Props) {
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
