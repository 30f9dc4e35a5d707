// REDCap renders HTML in labels, replaces [x] with values and {x} with fields, and separates choices with |.
const replacements: [RegExp, string][] = [
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ""],
  [/[\p{Cc}\s]+/gu, " "],
  [/\|/g, "/"],
  [/[[{]/g, "("],
  [/[\]}]/g, ")"],
  [/&(?=#?\w+;)/g, "&amp;"],
  [/</g, "&lt;"],
  [/>/g, "&gt;"],
];

/** The text as a label that REDCap shows unchanged. Never begins like a formula. */
export function plainLabel(text: string): string {
  let label = text;
  for (const [unsafe, safe] of replacements)
    label = label.replaceAll(unsafe, safe);
  label = label.trim();
  return /^[=+\-@]/.test(label) ? `“${label}”` : label;
}
