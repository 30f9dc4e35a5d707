import { type Language, languages } from "#shared/rules/language.ts";
import { quizPaths } from "#shared/rules/quiz/places.ts";
import type { Config } from "#server/platform/config.ts";
import { hashOf, policyOf } from "#server/platform/http/page-policy.ts";
import {
  type CachedReply,
  createCachedReply,
} from "#server/platform/http/cached-reply.ts";
import { busyStyle } from "#server/platform/overload/busy-page.ts";

/** Texts of the offline page, and the short name of the installed site. */
export const offlineWords = {
  en: {
    title: "No connection right now",
    wait: "This page is not saved on your device. It opens by itself as soon as there is a connection.",
    nothingLost: "Nothing is lost. Answers you gave are still on this device.",
    can: "You can open these without a connection:",
    quiz: "The quiz",
    concerns: "All topics",
    results: "Your results",
    now: "Try now",
    other: "Español",
    shortName: "HPV quiz",
  },
  es: {
    title: "No hay conexión en este momento",
    wait: "Esta página no está guardada en su dispositivo. Se abre sola en cuanto haya conexión.",
    nothingLost:
      "No se pierde nada. Sus respuestas siguen guardadas en este dispositivo.",
    can: "Sin conexión puede abrir esto:",
    quiz: "El cuestionario",
    concerns: "Todos los temas",
    results: "Sus resultados",
    now: "Intentar ahora",
    other: "English",
    shortName: "VPH",
  },
};

/** A phone and an interrupted connection. */
const offlinePicture = `<svg viewBox="0 0 480 320" width="480" height="320" fill="none" stroke-linecap="round" aria-hidden="true">
<path fill="#BFE3DF" transform="scale(1.2 1.127)" d="M14 176C4 92 60 26 138 22c56-3 84 14 130 2 66-16 112 32 120 98 6 56 0 96-14 126-8 16-22 20-44 20H72c-34 0-52-48-58-92z"/>
<rect x="104" y="56" width="124" height="220" rx="24" fill="#0B3B44"/>
<rect x="116" y="76" width="100" height="170" rx="10" fill="#fff"/>
<path fill="#F0785A" d="M166 196c-20-14-31-25-31-38a16 16 0 0 1 31-6 16 16 0 0 1 31 6c0 13-11 24-31 38z"/>
<path stroke="#0B6E73" stroke-width="8" d="M136 98h60M136 222h36"/>
<path stroke="#0B6E73" stroke-width="14" d="M272 148q62-54 124 0M300 178q34-30 68 0M334 208h.1"/>
<path stroke="#BFE3DF" stroke-width="28" d="M284 222 386 108"/>
<path stroke="#F5B82E" stroke-width="14" d="M284 222 386 108"/>
</svg>`;

/** Uses the style of the busy page. The page contains both languages and shows one. */
export const offlineStyle = `${busyStyle}
html[lang=en] [lang=es]:not(.turn),html[lang=es] [lang=en]:not(.turn){display:none}
html[lang=en] .turn[lang=en],html[lang=es] .turn[lang=es]{display:none}
svg{width:min(100%,15rem)}
button{border:0;font:inherit;font-weight:700;cursor:pointer}
button.turn{background:none;color:var(--press);padding:.5rem;min-height:2.75rem}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px;box-shadow:0 0 0 3px var(--halo)}
ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem;margin:0 0 1rem;padding:0;list-style:none}
li a{display:inline-block;padding:.5rem}
[hidden]{display:none!important}
`;

/**
 * Runs in the page, at the address that failed to load: sets the language stored on this phone, links to
 * cached pages, and reloads when the server responds.
 */
const offlineScript = `(function () {
  var page = document.documentElement;
  function stored(key) {
    try { return localStorage.getItem(key); } catch (error) {}
  }
  function turn(language) {
    if (language === "en" || language === "es") page.lang = language;
    return page.lang === language;
  }
  var isInQuiz = ${quizPaths}.test(location.pathname);
  if (!(isInQuiz && turn(stored("quizlang"))) && !turn(stored("lang")))
    navigator.languages.some(function (tag) { return turn(tag.slice(0, 2)); });

  function again() {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      function (reply) {
        if (reply.status === 429 || reply.status >= 500) later();
        else location.reload();
      },
      later
    );
  }
  function later() {
    setTimeout(function () {
      if (navigator.onLine && !document.hidden) again();
      else later();
    }, 5000);
  }
  addEventListener("online", again);
  addEventListener("visibilitychange", function () {
    if (!document.hidden && navigator.onLine) again();
  });
  later();

  document.addEventListener("DOMContentLoaded", function () {
    var own = stored("userResultsId");
    document.querySelectorAll("[data-kept]").forEach(function (link) {
      if (link.dataset.kept === "results") link.href = "/results/" + own;
      caches.match(link.pathname, { ignoreVary: true }).then(function (kept) {
        if (!kept || link.pathname === location.pathname) return;
        link.parentNode.hidden = false;
        link.closest("nav").hidden = false;
      });
    });
    document.querySelectorAll("button").forEach(function (button) {
      button.addEventListener("click", function () {
        if (!button.lang) return again();
        turn(button.lang);
        try {
          localStorage.setItem("lang", button.lang);
          if (stored("quizlang")) localStorage.setItem("quizlang", button.lang);
        } catch (error) {}
      });
    });
  });
})();`;

/** The self-contained page that the service worker shows for pages that are not cached. */
export function createOfflinePage({
  overHttps,
}: Pick<Config, "overHttps">): CachedReply {
  const inline = {
    scripts: [hashOf(offlineScript)],
    styles: [hashOf(offlineStyle)],
  };
  return createCachedReply("text/html; charset=utf-8", html, {
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
