import { inlineScript } from "#web/core/first-page/inline-script.ts";
import { deferScripts } from "#web/core/first-page/defer-scripts.ts";

type DocumentProps = {
  language: string;
  publicUrl: string;
  canText: boolean;
  isKiosk: boolean;
  scripts: Scripts;
  /** Whether the server adds a visit without scripts at the end of the page (server/site/pages/visit.ts). */
  isOfVisit: boolean;
  nonce: string;
  styles: string[];
  /** The data of the loaders as JSON, for hydration. */
  loaded: string;
};

type Scripts = {
  /** The scripts, in the order in which they run. */
  files: string[];
  /** The modules that they import, which are fetched in parallel. */
  imports: string[];
  /** Whether they wait for the first paint (defer-scripts.ts). */
  isLate: boolean;
};

/** The HTML document around every page. Only the server renders it; scripts hydrate the content of `#app`. */
export function Document({ scripts, ...page }: DocumentProps) {
  return (
    <html
      lang={page.language}
      data-public-url={page.publicUrl}
      data-texting={page.canText ? undefined : "off"}
      data-kiosk={page.isKiosk ? "" : undefined}
      data-visit={page.isOfVisit ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content="#fbf7f0"
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content="#0e1a2b"
        />
        <link rel="icon" type="image/svg+xml" href="/images/favicon.svg" />
        <link rel="manifest" href={`/${page.language}.webmanifest`} />
        <link rel="apple-touch-icon" href="/images/icon-180.png" />
        <script
          nonce={page.nonce}
          dangerouslySetInnerHTML={{ __html: inlineScript + deferScripts }}
        />
        {page.styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
      </head>
      <body>
        <div id="app" />
        <script
          id="loaded"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: inScript(page.loaded) }}
        />
        <ScriptFiles {...scripts} />
      </body>
    </html>
  );
}

function ScriptFiles({ files, imports, isLate }: Scripts) {
  return (
    <>
      {[...files, ...imports].map((file) => (
        <link key={file} rel={isLate ? "later" : "modulepreload"} href={file} />
      ))}
      {files.map((file) => (
        <script key={file} type={isLate ? "later" : "module"} src={file} />
      ))}
    </>
  );
}

/** Escapes JSON so that it cannot close its script element. */
function inScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
