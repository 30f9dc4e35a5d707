const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const signs: Record<string, string> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

/** Keys as this keyboard writes them: `Ctrl+Shift+8`, or `⌘⇧8`. */
export function shownKeys(keys: string): string {
  if (!isApple()) return keys.replace("Mod", "Ctrl");
  return keys
    .split("+")
    .map((key) => signs[key] ?? key)
    .join("");
}

/** Keys as aria-keyshortcuts wants them. */
export function spokenKeys(keys: string): string {
  return keys.replace("Mod", isApple() ? "Meta" : "Control");
}

type Keys = Pick<
  KeyboardEvent,
  "altKey" | "ctrlKey" | "key" | "metaKey" | "shiftKey"
>;

/** Whether this is Ctrl (or ⌘) and a letter, also while Caps Lock is on. */
export function isShortcut(event: Keys, letter: string): boolean {
  const isPlain = !event.shiftKey && !event.altKey;
  const isCommand = event.ctrlKey || event.metaKey;
  return isPlain && isCommand && event.key.toLowerCase() === letter;
}
