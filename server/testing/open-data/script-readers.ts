// Reads the label scripts as R, SPSS and Stata do, independently of the product's code. Throws if a script contains
// anything but the few commands that load labels, for example because a label ended its text early.

type ReadColumn = { label: string; codes: string[]; labels: string[] };
type Columns = Map<string, ReadColumn>;

export function readScript(kind: "R" | "sps" | "do", script: string): Columns {
  return { R: readR, sps: readSpss, do: readStata }[kind](script);
}

/** Takes pieces of a text from its start, and throws if they are not there. */
function scanner(text: string) {
  let at = 0;
  const skip = () => {
    at += /^[ \t\n]*/.exec(text.slice(at))?.[0].length ?? 0;
  };
  const tryTake = (pattern: RegExp): string[] | undefined => {
    skip();
    const match = new RegExp(`^(?:${pattern.source})`, "u").exec(
      text.slice(at),
    );
    if (!match) return undefined;
    at += match[0].length;
    return [...match];
  };
  return {
    tryTake,
    take(pattern: RegExp): string[] {
      const match = tryTake(pattern);
      if (!match)
        throw new Error(`No ${pattern} at ${text.slice(at, at + 120)}`);
      return match;
    },
    isAtEnd() {
      skip();
      return at === text.length;
    },
  };
}

type Scanner = ReturnType<typeof scanner>;

function listOf(scan: Scanner, string: () => string): string[] {
  scan.take(/c\(/);
  const values = [string()];
  while (scan.tryTake(/,/)) values.push(string());
  scan.take(/\)/);
  return values;
}

function readR(script: string): Columns {
  const start = script.indexOf("open_data[[");
  const scan = scanner(script.slice(start));
  const columns: Columns = new Map();
  const string = () =>
    (
      scan.take(/"((?:[^"\\]|\\["\\]|\\u[0-9a-f]{4}|\\U[0-9a-f]{8})*)"/)[1] ??
      ""
    ).replaceAll(
      /\\u([0-9a-f]{4})|\\U([0-9a-f]{8})|\\(.)/g,
      (_, u, U, plain) =>
        plain ?? String.fromCodePoint(Number.parseInt(u ?? U, 16)),
    );
  while (!scan.isAtEnd()) {
    const name = scan.take(/open_data\[\["(\w+)"\]\] <- with_label\(/)[1] ?? "";
    const column: ReadColumn = { label: "", codes: [], labels: [] };
    const isFactor = scan.tryTake(/factor\(/);
    if (!isFactor) scan.tryTake(/as\.integer\(/);
    scan.take(new RegExp(String.raw`open_data\[\["${name}"\]\]\)?,`));
    if (isFactor) {
      scan.take(/levels =/);
      column.codes = listOf(scan, string);
      scan.take(/,\s*labels =/);
      column.labels = listOf(scan, string);
      scan.take(/\),/);
    }
    column.label = string();
    scan.take(/\)/);
    columns.set(name, column);
  }
  return columns;
}

function readSpss(script: string): Columns {
  const scan = scanner(script);
  const columns: Columns = new Map();
  /** The columns whose blank cells must be declared as missing. */
  const texts: string[] = [];
  const string = () =>
    (scan.take(/'((?:[^'\n]|'')*)'/)[1] ?? "").replaceAll("''", "'");
  scan.take(/\* Encoding: UTF-8\.\n\* [^\n]+\.\n/);
  scan.take(/GET DATA [^\n]+\n[^\n]+\n\s+\/VARIABLES=/);
  for (let more = true; more;) {
    const [, name = "", format = "", end] = scan.take(
      /(\w+) (F8\.0|A\d+)(\.?)/,
    );
    if (format.startsWith("A")) texts.push(name);
    columns.set(name, { label: "", codes: [], labels: [] });
    more = end !== ".";
  }
  scan.take(/VARIABLE LABELS/);
  while (!scan.tryTake(/\./)) {
    const [, name = ""] = scan.take(/\/?(\w+)/);
    columns.get(name)!.label = string();
  }
  scan.take(/VALUE LABELS/);
  while (!scan.tryTake(/\./)) {
    const column = columns.get(scan.take(/\/?(\w+)/)[1] ?? "")!;
    while (!scan.tryTake(/(?=\/|\.)/)) {
      column.codes.push(string());
      column.labels.push(string());
    }
  }
  const missing: string[] = [];
  scan.take(/MISSING VALUES/);
  while (!scan.tryTake(/\./))
    missing.push(scan.take(/\/?(\w+) \(' '\)/)[1] ?? "");
  if (missing.join() !== texts.join())
    throw new Error("Some blank texts would count as valid.");
  scan.take(/EXECUTE\./);
  if (!scan.isAtEnd()) throw new Error("There is more.");
  return columns;
}

function readStata(script: string): Columns {
  // Stata joins lines at three slashes, wherever they are.
  const lines = script
    .replaceAll(/ \/\/\/\n/g, " ")
    .trimEnd()
    .split("\n");
  const columns: Columns = new Map();
  const string = String.raw`"([^"\x60$\\]*)"`;
  const column = (name = "") => columns.get(name)!;
  for (const line of lines) {
    if (/\/\/|\/\*|\*\//.test(line)) throw new Error(`A comment: ${line}`);
    const renamed = /^rename v\d+ (\w+)$/.exec(line);
    const labeled = new RegExp(`^label variable (\\w+) ${string}$`).exec(line);
    const defined = new RegExp(
      `^label define (\\w+)_l((?:\\s+\\d+ ${string})+)(, replace)?$`,
    ).exec(line);
    if (renamed)
      columns.set(renamed[1] ?? "", { label: "", codes: [], labels: [] });
    else if (labeled) column(labeled[1]).label = labeled[2] ?? "";
    else if (defined)
      column(defined[1])[defined.at(-1) ? "labels" : "codes"] = [
        ...(defined[2] ?? "").matchAll(new RegExp(string, "g")),
      ].map(([, text = ""]) => text);
    else if (
      !/^(\* Loads .*|version 14|clear|import delimited using "data\.csv", [\w() ]+ encoding\("UTF-8"\)|destring \w+, replace|encode \w+, generate\(encoded\) label\(\w+\) noextend|order encoded, after\(\w+\)|drop \w+|rename encoded \w+)$/.test(
        line,
      )
    )
      throw new Error(`Not a command that loads labels: ${line}`);
  }
  return columns;
}
