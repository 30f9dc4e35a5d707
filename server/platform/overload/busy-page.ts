import { type Language, languages } from "#shared/rules/language.ts";
import { hashOf, policyOf } from "#server/platform/http/page-policy.ts";

export const busyWords = {
  en: {
    title: "Many families are here right now",
    wait: "Please keep this page open. It tries again by itself and opens when there is room for you.",
    nothingLost:
      "Nothing is lost. If you already started the quiz, your answers are still on this device.",
    now: "Try now",
    other: "Español",
  },
  es: {
    title: "En este momento hay muchas familias aquí",
    wait: "Deje esta página abierta. Vuelve a intentarlo sola y se abre en cuanto haya lugar para usted.",
    nothingLost:
      "No se pierde nada. Si ya empezó el cuestionario, sus respuestas siguen guardadas en este dispositivo.",
    now: "Intentar ahora",
    other: "English",
  },
};

/** The style is inline, so that the page needs no other files. Its colors are those of tokens.css. */
export const busyStyle = `
:root{color-scheme:light dark;--page:#fbf7f0;--ink:#0b3b44;--press:#0b6e73;--on-press:#ffffff;--halo:#f5b82e}
@media (prefers-color-scheme:dark){:root{--page:#0e1a2b;--ink:#eaf2f4;--press:#5cc9c4;--on-press:#0e1a2b;--halo:#ffd166}}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem clamp(1rem,5vw,2.5rem) 3rem;background:var(--page);color:var(--ink);font:1.1875rem/1.6 "Atkinson Hyperlegible Next",system-ui,sans-serif;text-align:center}
main{max-width:34rem;margin:0 auto}
svg{width:min(100%,20rem);height:auto}
h1{margin:1.5rem 0 1rem;font-size:clamp(1.9375rem,1.71rem + 1.14vw,2.5rem);line-height:1.15;letter-spacing:-.012em;text-wrap:balance}
p{margin:0 0 1rem;text-wrap:pretty}
a{color:var(--press);font-weight:700}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px;box-shadow:0 0 0 3px var(--halo)}
.other{text-align:right}
.other a{display:inline-block;padding:.5rem}
.now{display:inline-block;margin-top:.5rem;padding:.75rem 1.625rem;border-radius:1rem;background:var(--press);color:var(--on-press);text-decoration:none}
`;

/** Chairs in a waiting room. */
const picture = `<svg viewBox="0 0 480 320" width="480" height="320" fill="none" stroke-linecap="round" aria-hidden="true">
<path fill="#BFE3DF" transform="scale(1.2 1.127)" d="M14 176C4 92 60 26 138 22c56-3 84 14 130 2 66-16 112 32 120 98 6 56 0 96-14 126-8 16-22 20-44 20H72c-34 0-52-48-58-92z"/>
<path stroke="#0B3B44" stroke-width="8" d="M82 262v34m76-34v34m44-34v34m76-34v34m44-34v34m76-34v34"/>
<path fill="#0B6E73" d="M90 172h60a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22H90a22 22 0 0 1-22-22v-58a22 22 0 0 1 22-22zm120 0h60a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22h-60a22 22 0 0 1-22-22v-58a22 22 0 0 1 22-22z"/>
<path fill="#F5B82E" d="M330 172h60a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22h-60a22 22 0 0 1-22-22v-58a22 22 0 0 1 22-22z"/>
<path fill="#fff" d="M203 62h74a18 18 0 0 1 18 18v22a18 18 0 0 1-18 18h-26l-18 18 1-18h-31a18 18 0 0 1-18-18V80a18 18 0 0 1 18-18z"/>
<path stroke="#F0785A" stroke-width="11" d="M217 91h.1m22.9 0h.1m22.9 0h.1"/>
</svg>`;

/** Polls with HEAD and reloads only when there is room, so that screen readers do not repeat the page. */
const script = `(function () {
  function later(seconds) {
    setTimeout(ask, (Number(seconds) || 10) * 1000);
  }
  function ask() {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      function (reply) {
        if (reply.status === 429 || reply.status >= 500)
          later(reply.headers.get("retry-after"));
        else location.reload();
      },
      later
    );
  }
  later(document.documentElement.dataset.again);
})();`;

export function busyPagePolicy(overHttps: boolean): string {
  const inline = { scripts: [hashOf(script)], styles: [hashOf(busyStyle)] };
  return policyOf(inline, overHttps);
}

/**
 * The page that new visitors see during an overload. It tries again after `seconds`; without scripts the browser
 * reloads it.
 */
export function busyPage(language: Language, seconds: number): string {
  const words = busyWords[language];
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
<style>${busyStyle}</style>
</head>
<body>
<p class="other"><a href="?lang=${other}" lang="${other}" hreflang="${other}">${words.other}</a></p>
<main>
${picture}
<h1>${words.title}</h1>
<p>${words.wait}</p>
<p>${words.nothingLost}</p>
<p><a class="now" href="">${words.now}</a></p>
</main>
<script>${script}</script>
</body>
</html>
`;
}
