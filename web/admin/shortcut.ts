const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const signs: Record<string, string> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

/** Formats keys for this platform: `Ctrl+Shift+8` or `⌘⇧8`. */
export function shownKeys(keys: string): string {
  if (!isApple()) return keys.replace("Mod", "Ctrl");
  return keys
    .split("+")
    .map((key) => signs[key] ?? key)
    .join("");
}

/** Formats keys for `aria-keyshortcuts`. */
export function spokenKeys(keys: string): string {
  return keys.replace("Mod", isApple() ? "Meta" : "Control");
}

type Keys = Pick<
  KeyboardEvent,
  "altKey" | "ctrlKey" | "key" | "metaKey" | "shiftKey"
>;

/** True for Ctrl (or ⌘) plus this letter, even with Caps Lock on. */
export function isShortcut(event: Keys, letter: string): boolean {
  const isPlain = !event.shiftKey && !event.altKey;
  const isCommand = event.ctrlKey || event.metaKey;
  return isPlain && isCommand && event.key.toLowerCase() === letter;
}
