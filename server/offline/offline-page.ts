import { type Language, languages } from "#shared/rules/language.ts";
import type { Config } from "#server/config.ts";
import { hashOf, policyOf } from "#server/pages/page-policy.ts";
import { type CachedReply, prepare } from "#server/replies/cached-reply.ts";
import { offlinePicture } from "./offline-picture.ts";
import { offlineScript } from "./offline-script.ts";
import { offlineStyle } from "./offline-style.ts";
import { offlineWords } from "./wording.ts";

/** What the service worker shows in place of a page that cannot be had: it stands by itself, in both languages. */
export function createOfflinePage({
  overHttps,
}: Pick<Config, "overHttps">): CachedReply {
  const inline = {
    scripts: [hashOf(offlineScript)],
    styles: [hashOf(offlineStyle)],
  };
  return prepare("text/html; charset=utf-8", html, {
    headers: {
      "content-security-policy": policyOf(inline, overHttps),
      "x-robots-tag": "noindex, nofollow",
    },
  });
}

function wordsIn(language: Language): string {
  const words = offlineWords[language];
  return `<div lang="${language}">
<h1>${words.title}</h1>
<p>${words.wait}</p>
<p>${words.nothingLost}</p>
<p><button type="button" class="now">${words.now}</button></p>
<nav hidden>
<p>${words.can}</p>
<ul role="list">
<li hidden><a data-kept="results" href="/">${words.results}</a></li>
<li hidden><a data-kept="quiz" href="/quiz">${words.quiz}</a></li>
<li hidden><a data-kept="concerns" href="/concerns">${words.concerns}</a></li>
</ul>
</nav>
</div>`;
}

function turnTo(language: Language): string {
  const [other = language] = languages.filter((each) => each !== language);
  return `<button type="button" class="turn" lang="${other}">${offlineWords[language].other}</button>`;
}

const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${offlineWords.en.title} · ${offlineWords.es.title}</title>
<link rel="icon" href="data:,">
<style>${offlineStyle}</style>
<script>${offlineScript}</script>
</head>
<body>
<p class="other">${languages.map(turnTo).join("")}</p>
<main>
${offlinePicture}
${languages.map(wordsIn).join("\n")}
</main>
</body>
</html>
`;
