import { createHash } from "node:crypto";

export type Sources = Record<string, string[]>;

const sources: Sources = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": [
    "'self'",
    // The two style elements of React Aria: for touch on buttons and for scrolling behind modals.
    "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
  ],
  // Controls use style attributes; formatted texts cannot contain any.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "frame-src": [
    // The dashboard shows previews in a frame. All other pages refuse to be framed.
    "'self'",
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
  ],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** Hashes of a page's inline scripts and styles; the browser blocks all others. */
export type Inline = { scripts: string[]; styles: string[] };

/** Builds the content security policy. Uses hashes instead of nonces, because pages are cached. */
export function policyOf(
  { scripts, styles }: Inline,
  overHttps: boolean,
  overrides: Sources = {},
): string {
  const inline: Sources = {
    "script-src": scripts,
    "style-src": styles,
  };
  const lines = Object.entries({ ...sources, ...overrides }).map(
    ([directive, allowed]) => {
      // Browsers ignore 'unsafe-inline' if there are hashes.
      const hashes = allowed.includes("'unsafe-inline'")
        ? []
        : (inline[directive] ?? []);
      return [...new Set([directive, ...allowed, ...hashes])].join(" ");
    },
  );
  if (overHttps) lines.push("upgrade-insecure-requests");
  return lines.join("; ");
}

export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
