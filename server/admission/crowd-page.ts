import { type Language, languages } from "#shared/rules/language.ts";
import type { Config } from "#server/config.ts";
import { type CachedReply, prepare } from "#server/replies/cached-reply.ts";
import { hashOf, policyOf } from "#server/pages/page-policy.ts";
import { crowdPicture } from "./crowd-picture.ts";
import { crowdScript } from "./crowd-script.ts";
import { crowdStyle } from "./crowd-style.ts";
import { crowdWords } from "./wording.ts";

/** The page for whoever is turned away, in a language, that asks again after so many seconds; made once. */
export function createCrowdPages(
  { overHttps }: Pick<Config, "overHttps">,
  headers: Record<string, string>,
) {
  const inline = {
    scripts: [hashOf(crowdScript)],
    styles: [hashOf(crowdStyle)],
  };
  const policy = policyOf(inline, overHttps);
  const cache = new Map<string, CachedReply>();
  return (language: Language, seconds: number): CachedReply => {
    const key = `${language} ${seconds}`;
    const known = cache.get(key);
    if (known) return known;
    const page = prepare(
      "text/html; charset=utf-8",
      htmlOf(language, seconds),
      {
        status: 503,
        headers: {
          ...headers,
          "content-security-policy": policy,
          "retry-after": String(seconds),
          "x-robots-tag": "noindex, nofollow",
        },
      },
    );
    cache.set(key, page);
    return page;
  };
}

/** Without a script the browser itself asks again; with one, only when there is room. */
function htmlOf(language: Language, seconds: number): string {
  const words = crowdWords[language];
  const [other] = languages.filter((each) => each !== language);
  return `<!DOCTYPE html>
<html lang="${language}" data-again="${seconds}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>
<title>${words.title}</title>
<link rel="icon" href="data:,">
<style>${crowdStyle}</style>
</head>
<body>
<p class="other"><a href="?lang=${other}" lang="${other}" hreflang="${other}">${words.other}</a></p>
<main>
${crowdPicture}
<h1>${words.title}</h1>
<p>${words.wait}</p>
<p>${words.nothingLost}</p>
<p><a class="now" href="">${words.now}</a></p>
</main>
<script>${crowdScript}</script>
</body>
</html>
`;
}
