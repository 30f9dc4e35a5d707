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
 * Reads HTML in which nothing can be meant in two ways, so that every browser reads the same:
 * throws at a loose bracket, an odd entity, a bare attribute, a tag that is not closed where it must be.
 */
export function readStrictly(html: string): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  for (let at = 0; at < html.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(html);
    if (!found) throw new Error(`Not clear: ${html.slice(at, at + 80)}`);
    const [, text, closed, name, attributes = "", isEmpty] = found;
    if (text !== undefined) plainOf(text);
    if (name !== undefined)
      tags.push({ name, attributes: attributesOf(attributes) });
    if (Boolean(isEmpty) !== (name === "br" || name === "img"))
      throw new Error(`Not to be closed so: ${name}`);
    if (name !== undefined && !isEmpty) open.push(name);
    if (closed !== undefined && open.pop() !== closed)
      throw new Error(`Closed by surprise: ${closed}`);
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(" ")}`);
  return tags;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attribute)].map(
    ([, key = "", value = ""]) => [key, plainOf(value)] as const,
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length < pairs.length)
    throw new Error(`Said twice: ${text}`);
  return attributes;
}

function plainOf(text: string): string {
  return text.replace(/&[^;&]{0,9};?/g, (entity) => {
    const plain = entities[entity];
    if (plain === undefined) throw new Error(`Odd entity: ${entity}`);
    return plain;
  });
}
