import { inflateSync } from "node:zlib";

type Glyphs = { width: number; characters: Map<number, string> };

/** The text of a printed PDF without spaces, because line breaks may be anywhere. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsIn(pdf.toString("latin1"));
  const fonts = new Map(
    [...objects].flatMap(([id, { head }]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
      const stream = map && objects.get(map)?.stream;
      return stream ? [[id, glyphsIn(stream)] as const] : [];
    }),
  );
  return [...objects.values()]
    .map(({ stream }) => drawnText(stream, fonts))
    .join("")
    .replace(/\s+/g, "");
}

/** Removes spaces, to search in `pdfText`. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, "");
}

export function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

function objectsIn(file: string) {
  const found = file.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g);
  return new Map(
    [...found].map(([, id = "", body = ""]) => {
      const [head = "", rest] = body.split(/stream\r?\n/, 2);
      return [id, { head, stream: rest ? inflated(rest) : "" }] as const;
    }),
  );
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

/** Reads a ToUnicode map: the character of each glyph code. */
function glyphsIn(map: string): Glyphs {
  const characters = new Map<number, string>();
  const width = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 2;
  const [, listed = ""] = map.split("endcodespacerange");
  const lines = listed.matchAll(/^<(\w+)>(?: <(\w+)>)? <(\w+)>$/gm);
  for (const [, first = "", last = first, character = ""] of lines) {
    const start = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - start + 1;
    const written = Buffer.from(character, "hex").swap16().toString("utf16le");
    for (let at = 0; at < length; at += 1) {
      const code = written.charCodeAt(written.length - 1) + at;
      const text = written.slice(0, -1) + String.fromCharCode(code);
      characters.set(start + at, text);
    }
  }
  return { width, characters };
}

function drawnText(page: string, fonts: Map<string, Glyphs>): string {
  let font: Glyphs | undefined;
  let text = "";
  for (const [, name, codes] of page.matchAll(
    /\/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/g,
  )) {
    if (name !== undefined) font = fonts.get(name);
    const width = font?.width ?? 2;
    for (let at = 0; codes && at < codes.length; at += width) {
      const code = Number.parseInt(codes.slice(at, at + width), 16);
      text += font?.characters.get(code) ?? "";
    }
  }
  return text;
}
