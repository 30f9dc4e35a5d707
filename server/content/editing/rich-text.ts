import sanitize from "sanitize-html";
import { pictureAddress, richText } from "#shared/contract/fields.ts";
import { richTextLimit } from "#shared/rules/field-limits.ts";
import { refuse } from "#server/platform/errors.ts";

const notAllowed = { tagName: "not-allowed", attribs: {} };
const rel = "noopener noreferrer nofollow";

const options: sanitize.IOptions = {
  allowedTags:
    "p br h2 h3 h4 blockquote ul ol li strong em u s span a img".split(" "),
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height"],
    "*": ["lang"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attribs) =>
      isLink(attribs["href"])
        ? { tagName, attribs: { ...attribs, rel } }
        : notAllowed,
    // Allow only our own pictures, because others could track visitors.
    img: (tagName, attribs) =>
      isOwnPicture(attribs["src"])
        ? { tagName, attribs: { ...attribs, alt: attribs["alt"] ?? "" } }
        : notAllowed,
  },
};

function isLink(address = ""): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  if (protocol === "mailto:" || protocol === "tel:") return true;
  return protocol === "https:" && username === "" && password === "";
}

function isOwnPicture(address = ""): boolean {
  return address !== "" && pictureAddress.safeParse(address).success;
}

const mostPasses = 10;

/** Keeps only the tags that the editor produces; removes scripts, styles and external pictures. */
export function cleanRichText(html: string): string {
  let clean = html;
  // Repeat until stable, because badly nested tags are only repaired when parsed again.
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = clean;
    clean = sanitize(before, options).trim();
    if (clean === before) break;
  }
  return clean;
}

/** Cleans the given fields. Refuses a text that is too long afterwards. */
export async function cleanRichTexts<Content extends object>(
  content: Content,
  fields: readonly string[],
): Promise<Content> {
  const cleaned = Object.entries(content).map(([field, value]) => {
    const isRichText = fields.includes(field) && typeof value === "string";
    if (!isRichText) return [field, value];
    const { data, success } = richText.safeParse(cleanRichText(value));
    if (success) return [field, data];
    throw refuse(400, "too_long", { most: richTextLimit }, field);
  });
  return Object.fromEntries(cleaned) as Content;
}
