import { createHash } from "node:crypto";

export type Sources = Record<string, string[]>;

const sources: Sources = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": [
    "'self'",
    // The two texts that React Aria puts into a style element: touch on pressables, scroll behind modals.
    "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
  ],
  // Controls hide and place their parts by style attributes; no text of ours can hold any.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "frame-src": ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** Hashes of the inline texts that a page itself is made of; the browser refuses whatever else stands in it. */
export type Inline = { scripts: string[]; styles: string[] };

/** Hashes, not nonces: a cached page is the same for everybody, and so is its policy. */
export function policyOf(
  { scripts, styles }: Inline,
  overHttps: boolean,
  instead: Sources = {},
): string {
  const inline: Sources = {
    "script-src": scripts,
    "style-src": styles,
  };
  const lines = Object.entries({ ...sources, ...instead }).map(
    ([directive, allowed]) => {
      // Beside hashes a browser takes no notice of 'unsafe-inline'.
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
