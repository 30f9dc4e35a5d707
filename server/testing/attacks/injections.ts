import { attacks } from "#server/testing/wording/rich-text-attacks.ts";

const events =
  "onload onerror onclick ondblclick onauxclick oncontextmenu onmousedown onmouseenter onmouseover onmousemove onpointerover onpointerdown onpointerrawupdate ontouchstart onwheel onscroll onscrollend onfocus onfocusin onblur onkeydown onkeypress oninput onbeforeinput onchange oninvalid onreset onsubmit onsearch onselect onselectstart oncopy oncut onpaste ondragstart ondrop onresize onhashchange onpopstate onmessage onpageshow onpagehide onbeforeunload onunload onafterprint onanimationstart onanimationend ontransitionrun ontransitionend ontoggle onbeforetoggle oncommand onclose oncancel oncuechange oncanplay onloadeddata onloadstart onplay onended onvolumechange onbegin onend onrepeat onstart onfinish onslotchange onsecuritypolicyviolation onfullscreenchange oncontentvisibilityautostatechange onwebkitanimationstart".split(
    " ",
  );

const hosts = [
  "<p $>x</p>",
  "<img src=/images/home.svg $>",
  "<a href=https://x.example autofocus tabindex=1 $>x</a>",
  "<svg $><animate attributeName=x dur=1s $></svg>",
];

const schemes = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " \u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  "java&#10;script:alert(1)",
  "javascript&colon;alert(1)",
  "&#x6A;avascript:alert(1)",
  "javascript://x.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "vbscript:msgbox(1)",
  "blob:https://x.example/1",
];

const links = [
  `<a href="$">x</a>`,
  `<img src="$">`,
  `<iframe src="$"></iframe>`,
  `<form action="$"><button>x</button></form>`,
  `<button formaction="$">x</button>`,
  `<object data="$"></object>`,
  `<embed src="$">`,
  `<svg><a xlink:href="$"><text>x</text></a></svg>`,
  `<math href="$">x</math>`,
  `<meta http-equiv=refresh content="0;url=$">`,
  `<base href="$"><a href=x>x</a>`,
  `<link rel=stylesheet href="$">`,
  `<video poster="$"><source src="$"></video>`,
  `<script src="$"></script>`,
];

/** Texts that break out of strings, tags, queries and other contexts. */
const ends = [
  "",
  '">',
  "'>",
  "`>",
  "-->",
  "]]>",
  "</p>",
  "</title>",
  "</textarea>",
  "</style>",
  "</script>",
  "</noscript>",
  "</template>",
  "\\u003c/script\\u003e",
  "%3C/script%3E",
];

const bodies = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe srcdoc='<script>parent.alert(1)</script>'>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
];

const inWords = [
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "#{alert(1)}",
  "<%= alert(1) %>",
  "'-alert(1)-'",
  '"-alert(1)-"',
  "\\';alert(1)//",
  "alert`1`",
  "{toString:alert}",
  "[click](javascript:alert(1))",
  "\u2028alert(1)\u2029",
  "＜script＞alert(1)＜/script＞",
  "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
];

const product = (frames: string[], parts: string[]) =>
  frames.flatMap((frame) => parts.map((part) => frame.replaceAll("$", part)));

/** More than 600 cross-site scripting payloads, combined from contexts and ways to run. */
export const injections: string[] = [
  ...new Set([
    ...attacks,
    ...product(
      hosts,
      events.map((event) => `${event}=alert(1)`),
    ),
    ...product(links, schemes),
    ...ends.flatMap((end) => bodies.map((body) => end + body)),
    ...inWords,
  ]),
];
