const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Reads a table that is written with `|`. The first line names the ways out, the first cell of each other line a way
 * in, and the cells say what is right for each pair.
 */
export function readTable(text: string) {
  const [head = [], ...lines] = text.trim().split("\n").map(cellsOf);
  const [, ...waysOut] = head;
  const pairs = lines.flatMap(([wayIn = "", ...cells]) =>
    waysOut.map((wayOut, at) => ({ wayIn, wayOut, right: cells[at] ?? "" })),
  );
  return { waysIn: lines.map(([wayIn = ""]) => wayIn), waysOut, pairs };
}
