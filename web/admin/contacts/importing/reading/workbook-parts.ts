// What a workbook says beside its cells: which sheets are hidden, and which cells are merged.
import { unzipSync } from "fflate";

type SheetPart = { isHidden: boolean; path: string | undefined };

const contents = "xl/workbook.xml";
const places = "xl/_rels/workbook.xml.rels";

/** The sheets in their order, and the file of each: their numbers say nothing, as sheets are moved and deleted. */
export function sheetParts(bytes: Uint8Array): SheetPart[] {
  const files = new Map(
    tagsIn(textOf(bytes, places), "Relationship").map((tag) => [
      attribute(tag, "Id"),
      attribute(tag, "Target"),
    ]),
  );
  return tagsIn(textOf(bytes, contents), "sheet").map((tag) => {
    const target = files.get(attribute(tag, "id"));
    return {
      isHidden: /hidden$/i.test(attribute(tag, "state") ?? ""),
      path: target?.startsWith("/")
        ? target.slice(1)
        : target && `xl/${target}`,
    };
  });
}

/** What is merged in a sheet, as it is written there: A2:A4. */
export function mergedIn(bytes: Uint8Array, path: string): string[] {
  const text = textOf(bytes, path);
  // It stands behind the cells, which are most of the file.
  const rest = text.slice(text.lastIndexOf("sheetData"));
  return tagsIn(rest, "mergeCell").map((tag) => attribute(tag, "ref") ?? "");
}

function textOf(bytes: Uint8Array, path: string): string {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === path });
  return new TextDecoder().decode(parts[path]);
}

/** Some programs write a prefix before every name: <x:sheet …>. */
function tagsIn(text: string, name: string): string[] {
  const tag = new RegExp(
    `<(?:[\\w.-]+:)?${name}\\s(?:[^>"']|"[^"]*"|'[^']*')*>`,
    "g",
  );
  return text.match(tag) ?? [];
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(
    `\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  ).exec(tag);
  return found?.[1] ?? found?.[2];
}
