import { expect, test } from "vitest";

/* Browser code has no types for Node's file system, so the used function is declared here. */
type Read = { readFileSync: (file: URL, encoding: "utf8") => string };
const { readFileSync }: Read = await import("node:fs" as string);
const source = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

type Tokens = Record<string, string>;

const [everywhere = "", night = ""] = source.split(
  "@media screen and (prefers-color-scheme: dark)",
);
const light = colours(everywhere);
const dark = { ...light, ...colours(night.split("@media")[0] ?? "") };

const onPaper = ["page", "surface", "sunken"];
const onTints = [
  "press-soft",
  "coral-soft",
  "sun-soft",
  "success-soft",
  "warning-soft",
  "danger-soft",
  "info-soft",
];

/** Text, its backgrounds, and the minimum contrast. */
const pairs: [string, string[], number][] = [
  ["ink", [...onPaper, ...onTints], 7],
  ["ink-quiet", [...onPaper, "press-soft"], 7],
  ["on-inverse", ["inverse"], 7],
  ["press", [...onPaper, "press-soft"], 4.5],
  ["press-hover", [...onPaper, "press-soft"], 4.5],
  ["on-press", ["press", "press-hover"], 4.5],
  ["coral", [...onPaper, "coral-soft"], 4.5],
  ["coral-hover", [...onPaper, "coral-soft"], 4.5],
  ["on-coral", ["coral", "coral-hover"], 4.5],
  ["on-sun", ["sun"], 4.5],
  ["success", [...onPaper, "success-soft"], 4.5],
  ["warning", [...onPaper, "warning-soft"], 4.5],
  ["danger", [...onPaper, "danger-soft"], 4.5],
  ["info", [...onPaper, "info-soft"], 4.5],
  ["control", [...onPaper, "press-soft", "danger-soft"], 3],
  ["sun-edge", ["page", "surface"], 3],
  ["focus", [...onPaper, ...onTints, "focus-halo"], 3],
];

const cases = pairs.flatMap(([text, backgrounds, least]) =>
  backgrounds.map((background) => [text, background, least] as const),
);

test.each(cases)(
  "in the light theme, %s on %s has a contrast of at least %d to 1",
  (text, background, least) => {
    expect(contrast(light, text, background)).toBeGreaterThanOrEqual(least);
  },
);

test.each(cases)(
  "in the dark theme, %s on %s has a contrast of at least %d to 1",
  (text, background, least) => {
    expect(contrast(dark, text, background)).toBeGreaterThanOrEqual(least);
  },
);

test("redefines the same color tokens in the dark theme", () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(dark["page"]).not.toBe(light["page"]);
});

test("keeps body text at 18 pixels or more", () => {
  expect(source).toMatch(/--text-body: clamp\(1\.125rem,/);
});

function colours(css: string): Tokens {
  const found = css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(
    [...found].map(([, name, hex]) => [name ?? "", hex ?? ""]),
  );
}

function contrast(tokens: Tokens, one: string, other: string) {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(tokens[name] ?? `no such colour: ${name}`))
    .slice()
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string) {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
