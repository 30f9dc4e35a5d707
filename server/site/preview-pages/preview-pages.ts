import type { Language } from "#shared/rules/language.ts";
import type { Config } from "#server/platform/config.ts";
import { hashOf, policyOf } from "#server/platform/http/page-policy.ts";
import { busyStyle } from "#server/platform/overload/busy-page.ts";
import { previewStorageKey } from "#shared/rules/site/preview-script.ts";

export const previewPageWords = {
  en: {
    title: "Preview",
    intro:
      "You will see the site as staff are preparing it. It is not what families see, and nothing you enter counts.",
    open: "Open the preview",
    endedTitle: "This preview has ended",
    ended:
      "The link is not complete, or the preview has ended. Ask the person who sent it for a new one.",
    home: "Go to the site",
  },
  es: {
    title: "Vista previa",
    intro:
      "Va a ver el sitio como lo está preparando el personal. No es lo que ven las familias, y nada de lo que escriba cuenta.",
    open: "Abrir la vista previa",
    endedTitle: "Esta vista previa terminó",
    ended:
      "El enlace no está completo o la vista previa terminó. Pida uno nuevo a la persona que se lo envió.",
    home: "Ir al sitio",
  },
};

/** Questions are only shown to visitors who have given a name. */
const visitWithName = JSON.stringify({
  local: { user: JSON.stringify({ parentName: "Ana" }) },
});

/**
 * Removes the service worker, because it would answer with cached pages, and opens the preview. If staff are signed
 * in in this browser, first reloads the page with `desk`, which makes the preview shorter.
 */
const openScript = `(function () {
  var isDesk = /[?&]desk\\b/.test(location.search);
  var link = document.querySelector("a");
  try {
    sessionStorage.removeItem("${previewStorageKey}");
    if (!isDesk && localStorage.getItem("token"))
      return location.replace(location.pathname + (location.search ? location.search + "&" : "?") + "desk");
    if (link.pathname.indexOf("/question/") === 0)
      sessionStorage.setItem("${previewStorageKey}", ${JSON.stringify(visitWithName)});
  } catch (error) {}
  function open() {
    location.replace(link.href);
  }
  if (!navigator.serviceWorker) return open();
  navigator.serviceWorker
    .getRegistrations()
    .then(function (all) {
      return Promise.all(all.map(function (each) { return each.unregister(); }));
    })
    .then(open, open);
})();`;

/** The headers of both pages. The dashboard shows previews in a frame. */
export function previewPageHeaders({ overHttps }: Pick<Config, "overHttps">) {
  const inline = { scripts: [hashOf(openScript)], styles: [hashOf(busyStyle)] };
  return {
    "content-security-policy": policyOf(inline, overHttps, {
      "frame-ancestors": ["'self'"],
    }),
    "x-frame-options": "SAMEORIGIN",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  };
}

/** The page that a preview link leads to. It redirects to `to`. */
export function openingPage(language: Language, to: string): string {
  const { title, intro, open } = previewPageWords[language];
  const link = `<p><a class="now" href="${escaped(to)}">${open}</a></p>`;
  const text = `<h1>${title}</h1>\n<p>${intro}</p>\n${link}`;
  return page(language, title, `${text}\n<script>${openScript}</script>`);
}

/** The page for a link that is invalid or no longer works. */
export function endedPage(language: Language): string {
  const { endedTitle, ended, home } = previewPageWords[language];
  const link = `<p><a class="now" href="/">${home}</a></p>`;
  return page(
    language,
    endedTitle,
    `<h1>${endedTitle}</h1>\n<p>${ended}</p>\n${link}`,
  );
}

function page(language: Language, title: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${busyStyle}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
}
