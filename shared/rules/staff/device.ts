/** Browsers also name those listed below them, so take the first match. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and operating system from a user agent: `Chrome, Windows`. */
export function deviceOf(userAgent: string | undefined): string {
  const agent = userAgent ?? "";
  const nameIn = (patterns: [RegExp, string][]) =>
    patterns.find(([sign]) => sign.test(agent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ");
}
