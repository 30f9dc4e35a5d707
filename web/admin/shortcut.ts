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
