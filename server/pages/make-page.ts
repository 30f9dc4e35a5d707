import { randomBytes } from "node:crypto";
import type { Language } from "#shared/rules/language.ts";
import { isSameForAll } from "#shared/rules/places.ts";
import type { Config } from "#server/config.ts";
import type { InProcess } from "#server/http/in-process.ts";
import { inlineScripts } from "./inline-scripts.ts";
import type { StyledPage } from "./inline-styles.ts";
import { hashOf, policyOf, type Sources } from "./page-policy.ts";

type PageRequest = {
  language: Language;
  call: InProcess;
  report: (error: unknown) => void;
  /** Written on the scripts that the renderer makes, and on nothing else. */
  nonce: string;
};

/** The built pages, or the ones the development server makes. */
export type Pages = {
  render: (request: Request, pageRequest: PageRequest) => Promise<Response>;
  /** Files that stand ready beside their compressed copies. */
  folder?: string;
  /** What is still done to a page before it leaves. */
  finish?: (html: string) => StyledPage;
  /** Rules that differ from those of the built pages. */
  sources?: Sources;
};

export type Page = {
  status: number;
  html: string;
  headers: Record<string, string>;
};

type Wanted = { pathname: string } & Omit<PageRequest, "nonce">;

/** Renders the page at a path, with the policy that lets its own scripts and styles work. */
export async function makePage(
  { pages, config }: { pages: Pages; config: Config },
  { pathname, ...asked }: Wanted,
): Promise<Page> {
  const url = new URL(pathname, config.publicUrl);
  const nonce = randomBytes(16).toString("base64url");
  const response = await pages.render(new Request(url), { ...asked, nonce });
  if (response.status >= 300 && response.status < 400) {
    throw new Error("A page must not redirect on the server.");
  }
  const own = inlineScripts(await response.text(), nonce);
  const { html, styles } = pages.finish?.(own.html) ?? { ...own, styles: [] };
  const inline = { scripts: own.scripts.map(hashOf), styles };
  // Whatever is not plainly public may open something personal to whoever holds its address.
  const isPrivate = !isSameForAll(pathname) || response.status !== 200;
  return {
    status: response.status,
    html,
    headers: {
      "content-security-policy": policyOf(
        inline,
        config.overHttps,
        pages.sources,
      ),
      ...(isPrivate && {
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      }),
    },
  };
}
