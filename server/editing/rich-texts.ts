import { richText } from "#shared/contract/fields.ts";
import { richTextLimit } from "#shared/rules/field-limits.ts";
import { refuse } from "#server/errors.ts";

/** The same content, these formatted texts of it cleaned; one that is too long by then is refused. */
export async function cleanRichTexts<
  Field extends string,
  Content extends { [key in Field]?: string | undefined },
>(content: Content, fields: readonly Field[]): Promise<Content> {
  // What cleans is large, and read when something is saved.
  const { cleanRichText } = await import("./rich-text.ts");
  const cleaned = fields.flatMap((field) => {
    const html = content[field];
    if (html === undefined) return [];
    const { data, success } = richText.safeParse(cleanRichText(html));
    if (success) return [[field, data]];
    throw refuse(400, "too_long", { most: richTextLimit }, field);
  });
  return { ...content, ...Object.fromEntries(cleaned) };
}
