import { withoutTags } from "./text.ts";

/**
 * All numbers in a text. Sorted, because the word order differs between languages, and without signs, because ranges
 * differ: 9-12, 9 a 12. Times are in hours of the day: 17 for 5 pm.
 */
export function figuresIn(text: string): string[] {
  return (
    withoutTags(text)
      .replace(/\b1\/2\b/g, "½")
      .replace(/\b(\d{1,2}):00\b/g, "$1")
      .replace(/\b(\d{1,2})(?=(?::\d\d)?\s?p\.?\s?m\b)/gi, (hour) =>
        String((Number(hour) % 12) + 12),
      )
      .match(/\d+|½/g) ?? []
  ).sort();
}

const english = [
  ["½", "half"],
  ["1", "one first"],
  ["2", "two second twice"],
  ["3", "three third"],
  ["4", "four fourth"],
  ["5", "five fifth"],
  ["6", "six sixth"],
  ["7", "seven seventh"],
  ["8", "eight eighth"],
  ["9", "nine ninth"],
  ["10", "ten tenth"],
  ["11", "eleven eleventh"],
  ["12", "twelve twelfth"],
];

const spanish = [
  ["½", "medio media"],
  ["1", "uno primer primero primera"],
  ["2", "dos segundo segunda"],
  ["3", "tres tercer tercero tercera"],
  ["4", "cuatro cuarto cuarta"],
  ["5", "cinco quinto quinta"],
  ["6", "seis sexto sexta"],
  ["7", "siete séptimo séptima"],
  ["8", "ocho octavo octava"],
  ["9", "nueve noveno novena"],
  ["10", "diez décimo décima"],
  ["11", "once"],
  ["12", "doce"],
];

/** The numbers that are written as words: 2 for "two", "second" or "segunda". */
function wordedFiguresIn(text: string, numbers: string[][]): string[] {
  const words =
    withoutTags(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const figures = new Map(
    numbers.flatMap(([figure = "", names = ""]) =>
      names.split(" ").map((name) => [name, figure]),
    ),
  );
  return words.flatMap((word) => figures.get(word) ?? []);
}

/** Whether both texts have the same numbers. A number may be a figure in one and a word in the other. */
export function haveSameFigures(
  englishText: string,
  spanishText: string,
): boolean {
  const figures = [figuresIn(englishText), figuresIn(spanishText)] as const;
  const words = [
    wordedFiguresIn(englishText, english),
    wordedFiguresIn(spanishText, spanish),
  ] as const;
  const isAlways = [englishText, spanishText].some((text) =>
    /\b24\/7\b/.test(text),
  );
  const explained = isAlways ? ["24", "7"] : [];
  return [0, 1].every((one) => {
    const other = 1 - one;
    const extra = without(figures[one]!, figures[other]!);
    return without(extra, [...words[other]!, ...explained]).length === 0;
  });
}

/** The values that are left after removing each of `others` once. */
function without(values: readonly string[], others: readonly string[]) {
  const left = [...others];
  return values.filter((value) => {
    const place = left.indexOf(value);
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}
