export type Tag = { name: string; attributes: Record<string, string> };

const token =
  /([^<>]+)|<\/([a-z][a-z\d]*)>|<([a-z][a-z\d]*)((?: [a-z]+="[^"<>]*")*)( \/)?>/gy;
const attribute = / ([a-z]+)="([^"]*)"/g;

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/**
 * Parses HTML, but only if every browser reads it in the same way. Throws on a stray bracket, an unknown entity, an
 * unquoted attribute or an unclosed tag.
 */
export function readStrictly(html: string): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  for (let at = 0; at < html.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(html);
    if (!found) throw new Error(`Ambiguous HTML: ${html.slice(at, at + 80)}`);
    const [, text, closed, name, attributes = "", isEmpty] = found;
    if (text !== undefined) plainOf(text);
    if (name !== undefined)
      tags.push({ name, attributes: attributesOf(attributes) });
    if (Boolean(isEmpty) !== (name === "br" || name === "img"))
      throw new Error(`Wrongly closed: ${name}`);
    if (name !== undefined && !isEmpty) open.push(name);
    if (closed !== undefined && open.pop() !== closed)
      throw new Error(`Unexpected closing tag: ${closed}`);
  }
  if (open.length > 0) throw new Error(`Unclosed: ${open.join(" ")}`);
  return tags;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attribute)].map(
    ([, key = "", value = ""]) => [key, plainOf(value)] as const,
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length < pairs.length)
    throw new Error(`Duplicate attribute: ${text}`);
  return attributes;
}

function plainOf(text: string): string {
  return text.replace(/&[^;&]{0,9};?/g, (entity) => {
    const plain = entities[entity];
    if (plain === undefined) throw new Error(`Unknown entity: ${entity}`);
    return plain;
  });
}
