import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  defaultConcerns,
  defaultQuestions,
} from "#server/content/seed/content.ts";
import { injections } from "#server/testing/attacks/injections.ts";
import { attacks } from "#server/testing/wording/rich-text-attacks.ts";
import { readStrictly } from "#server/testing/wording/rich-text-reader.ts";
import { rounds } from "#server/testing/rounds.ts";
import { cleanRichText, cleanRichTexts } from "./rich-text.ts";

const plain = "p br h2 h3 h4 blockquote ul ol li strong em u s span";
const attributesOf: Record<string, string[]> = {
  ...Object.fromEntries(plain.split(" ").map((name) => [name, ["lang"]])),
  a: ["href", "title", "rel", "lang"],
  img: ["src", "alt", "width", "height", "lang"],
};

/** Contains no scripts, styles or external resources, and only https, mailto and tel links. */
function expectHarmless(html: string) {
  for (const { name, attributes } of readStrictly(html)) {
    expect(Object.keys(attributesOf)).toContain(name);
    for (const key of Object.keys(attributes))
      expect(attributesOf[name]).toContain(key);
    if (name === "img") {
      expect(attributes["src"]).toMatch(/^\/(images|uploads)\/[\w.-]+$/);
      expect(attributes).toHaveProperty("alt");
    }
    if (name !== "a") continue;
    const { protocol, username } = new URL(attributes["href"] ?? "");
    expect(["https:", "mailto:", "tel:"]).toContain(protocol);
    expect(username).toBe("");
    expect(attributes["rel"]).toBe("noopener noreferrer nofollow");
  }
}

test("removes everything harmful from more than 600 injections", () => {
  expect(injections.length).toBeGreaterThan(600);
  for (const html of injections) expectHarmless(cleanRichText(html));
});

const written = [
  "<h2>Título</h2><p>Sí, <strong>mucho</strong> <em>más</em> <u>aquí</u> <s>no</s></p>",
  "<ul><li>uno<ol><li>dos</li></ol></li></ul><blockquote><p>tres</p></blockquote>",
  '<p><a href="https://www.cdc.gov/hpv" title="CDC" rel="noopener noreferrer nofollow">CDC</a></p>',
  '<p><a href="mailto:clinic@example.org" rel="noopener noreferrer nofollow">e</a> <a href="tel:+15551234567" rel="noopener noreferrer nofollow">t</a></p>',
  '<p><img src="/uploads/1XYRs6VpLTuCSmC3oFL8rw.webp" alt="Una enfermera" width="40" height="30" /></p>',
  '<p><span lang="es">¿Por qué?</span> 5 &lt; 6 &amp; más<br />fin</p>',
];

describe("HTML from the editor", () => {
  test.each(written)("%s stays unchanged", (html) => {
    expect(cleanRichText(html)).toBe(html);
  });

  test("a picture without alt text becomes decorative", () => {
    expect(cleanRichText('<img src="/images/a.png">')).toBe(
      '<img src="/images/a.png" alt="" />',
    );
  });

  test.each([
    ["<p>a<b>b</b><i>c</i></p>", "<p>abc</p>"],
    ['<p>See <a href="http://cdc.gov">here</a></p>', "<p>See here</p>"],
    ['<p>a<img src="https://a.example/b.png">b</p>', "<p>ab</p>"],
    ["<p>a<script>b</script>c</p>", "<p>ac</p>"],
    ["  <p>a</p>\n", "<p>a</p>"],
  ])("keeps the words of %s: %s", (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });
});

test("cleaning changes only the rel attributes of links in the default content", () => {
  const texts = [
    ...defaultConcerns.map(({ content }) => content),
    ...defaultQuestions,
  ]
    .flatMap((content) => Object.entries(content))
    .filter(([field]) => /^(children)?content|^description/.test(field));
  expect(texts.length).toBeGreaterThan(80);
  for (const [, html] of texts as [string, string][]) {
    const clean = cleanRichText(html);
    expect(clean.replaceAll(' rel="noopener noreferrer nofollow"', "")).toBe(
      html,
    );
    expect(cleanRichText(clean)).toBe(clean);
  }
});

const tag = fc.tuple(
  fc.constantFrom("<", "</"),
  fc.constantFrom(
    ..."p h2 li ul a img br b div svg math style script xmp iframe noscript table td option template title".split(
      " ",
    ),
  ),
  fc.constantFrom(
    "",
    " href=https://x.example",
    " src=/images/x.png",
    " title='<p>'",
    ' alt="&quot;"',
  ),
  fc.constantFrom(">", "/>", ""),
);

test("cleaning is idempotent for any input", () => {
  const piece = fc.oneof(
    fc.constantFrom(...attacks, ...written),
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      ..."< > \" ' & &# &lt <!-- --> <![CDATA[ ]]> <?".split(" "),
    ),
    tag.map((parts) => parts.join("")),
  );
  const anything = fc.array(piece, { maxLength: 20 });
  fc.assert(
    fc.property(anything, (pieces) => {
      const once = cleanRichText(pieces.join(""));
      expectHarmless(once);
      expect(cleanRichText(once)).toBe(once);
    }),
    { numRuns: rounds(100) },
  );
});

test.each([
  "b",
  "p",
  "blockquote",
  "ul><li",
  "a href=https://a.example",
  "svg><p",
  "iframe",
  "math",
  "xmp",
])("cleans 50 KB of nested <%s> in finite time", (name) => {
  const html = `<${name}>`.repeat(50_000 / (name.length + 2));
  expectHarmless(cleanRichText(html));
});

test("refuses a text that exceeds its limit after cleaning, and names the field", async () => {
  const one = "<a href=https://a.example>x</a>";
  const content = { content: one.repeat(1500), name: "<b>" };
  expect(content.content.length).toBeLessThan(50_000);
  const cleaned = (given: typeof content) => cleanRichTexts(given, ["content"]);
  await expect(cleaned(content)).rejects.toThrow("too_long");
  expect(await cleaned({ ...content, content: one })).toEqual({
    content:
      '<a href="https://a.example" rel="noopener noreferrer nofollow">x</a>',
    name: "<b>",
  });
});
