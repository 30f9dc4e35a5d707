import type { Flow } from "#shared/rules/reports/study-flow.ts";
import type { studyFlowWords } from "#web/i18n/admin/reports/study-flow.words.ts";

export type FlowWords = (typeof studyFlowWords)["en"];

/** A box of the diagram: its place and its lines of text. */
export type FlowBox = {
  kind: "step" | "lost";
  x: number;
  y: number;
  width: number;
  height: number;
  lines: { text: string; isStrong: boolean; indent: number }[];
};

export const pictureWidth = 420;
export const lineHeight = 20;
export const padding = 12;
/** Where the line between the steps runs, and where the boxes beside it begin. */
export const spine = 32;
const lostAt = 72;
const gap = 24;

/** The reasons are not bold, and have few wide letters. */
const thinner = 1.25;
/** The largest widths of bold letters in pixels, in Arial and in the site's typeface. */
const letterWidths: [RegExp, number][] = [
  [/[\s.,:;!|'’()[\]fijlrtíì-]/, 5.8],
  [/[W@%]/, 17],
  [/[mwMæÆ]/, 15],
  [/[A-ZÀ-Þ&#]/, 11.7],
  [/[!-ÿ•“”–]/, 9.5],
  [/[^]/u, 16.5],
];

/** Places the boxes below each other. Losses are to the right of the line that connects the steps. */
export function boxesOf(flow: Flow, words: FlowWords): FlowBox[] {
  const boxes: FlowBox[] = [];
  let y = 0;
  const add = (kind: FlowBox["kind"], texts: FlowBox["lines"]) => {
    const x = kind === "step" ? 0 : lostAt;
    const width = pictureWidth - x;
    const lines = texts.flatMap((each) => {
      const room = width - 2 * padding - each.indent;
      return wrapped(each.text, each.isStrong ? room : room * thinner).map(
        (text, at) => ({ ...each, text, indent: at === 0 ? 0 : each.indent }),
      );
    });
    const height = lines.length * lineHeight + 2 * padding;
    boxes.push({ kind, x, y, width, height, lines });
    y += height + gap;
  };
  for (const { step, contacts, lost } of flow) {
    add("step", [
      { text: words.steps[step], isStrong: true, indent: 0 },
      { text: words.amount(contacts), isStrong: false, indent: 0 },
    ]);
    if (lost.length === 0) continue;
    const total = lost.reduce((sum, each) => sum + each.contacts, 0);
    add("lost", [
      {
        text: `${words.lost}: ${words.amount(total)}`,
        isStrong: true,
        indent: 0,
      },
      ...lost.map(({ reason, contacts: number }) => ({
        text: `• ${words.reasons[reason]}: ${words.amount(number)}`,
        isStrong: false,
        indent: 12,
      })),
    ]);
  }
  return boxes;
}

/** Breaks a text into lines of at most this width. "n = 12" stays on one line, and long words are divided. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.replace("n = ", "n\u00a0=\u00a0").split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...divided(word, width));
  }
  return lines;
}

function divided(word: string, width: number): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts[parts.length - 1]}${letter}`;
    if (widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

function widthOf(text: string): number {
  const widths = Array.from(text, (letter) =>
    letterWidths.find(([letters]) => letters.test(letter)),
  );
  return widths.reduce((sum, width) => sum + (width?.[1] ?? 0), 0);
}
