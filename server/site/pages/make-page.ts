import { randomBytes } from "node:crypto";
import type { Language } from "#shared/rules/language.ts";
import { isSameForAll } from "#shared/rules/quiz/places.ts";
import type { Config } from "#server/platform/config.ts";
import type { InProcess } from "./in-process-calls.ts";
import type { StyledPage } from "./inline-styles.ts";
import {
  hashOf,
  policyOf,
  type Sources,
} from "#server/platform/http/page-policy.ts";
import { currentPreview } from "#server/platform/http/preview-context.ts";
import {
  barStyleHash,
  withPreviewBar,
} from "#server/site/preview-pages/preview-bar.ts";
import { noQuestions, type PageQuestions } from "./questions.ts";
import { noVisit, type StoredVisit, withVisit } from "./visit.ts";

type PageRequest = {
  language: Language;
  call: InProcess;
  report: (error: unknown) => void;
  /** Marks the inline scripts of the renderer. */
  nonce: string;
  visit: StoredVisit;
  questions: PageQuestions;
  canText: boolean;
  isKiosk: boolean;
};

/** The built pages or those of the development server. */
export type Pages = {
  render: (request: Request, pageRequest: PageRequest) => Promise<Response>;
  /** The folder with files and their compressed copies. */
  folder?: string;
  /** Post-processes the rendered HTML. */
  finish?: (html: string) => StyledPage;
  /** Content security policy sources that replace those of built pages. */
  sources?: Sources;
};

export type RenderedPage = {
  status: number;
  html: string;
  headers: Record<string, string>;
};

/** `form` is the posted form. `visit` and `questions` are set for pages of a single visitor. */
export type PageParameters = {
  pathname: string;
  form?: string;
  visit?: StoredVisit | undefined;
  questions?: PageQuestions | undefined;
  isKiosk?: boolean;
} & Omit<PageRequest, "nonce" | "visit" | "questions" | "canText" | "isKiosk">;

/** Renders the page at a path, with a content security policy for its own scripts and styles. */
export async function makePage(
  { pages, config }: { pages: Pages; config: Config },
  {
    pathname,
    form,
    visit,
    questions,
    isKiosk = false,
    ...request
  }: PageParameters,
): Promise<RenderedPage> {
  const url = new URL(pathname, config.publicUrl);
  const nonce = randomBytes(16).toString("base64url");
  const response = await pages.render(requestOf(url, form), {
    ...request,
    nonce,
    visit: visit ?? noVisit,
    questions: questions ?? noQuestions,
    canText: config.canText,
    isKiosk,
  });
  if (response.status >= 300 && response.status < 400) {
    if (!visit) throw new Error("A page for everybody must not redirect.");
    return redirectTo(response.headers);
  }
  const page = inlineScripts(await response.text(), nonce);
  const { html, styles } = pages.finish?.(page.html) ?? {
    html: page.html,
    styles: [],
  };
  const preview = currentPreview();
  const inline = {
    scripts: page.scripts.map(hashOf),
    styles: preview ? [...styles, barStyleHash] : styles,
  };
  // Treat a page as private unless it is plainly public, because its address may reveal personal data.
  const isPrivate =
    isKiosk ||
    visit !== undefined ||
    !isSameForAll(pathname) ||
    response.status !== 200;
  return {
    status: response.status,
    html: withVisit(
      preview ? withPreviewBar(html, request.language, preview) : html,
      visit?.read(),
    ),
    headers: {
      "content-security-policy": policyOf(inline, config.overHttps, {
        ...pages.sources,
        ...(preview && { "frame-ancestors": ["'self'"] }),
      }),
      ...(isPrivate && {
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      }),
    },
  };
}

function requestOf(url: URL, form: string | undefined): Request {
  if (form === undefined) return new Request(url);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return new Request(url, { method: "POST", headers, body: form });
}

/** Redirects with 303, so that reloading does not post the form again. */
function redirectTo(received: Headers): RenderedPage {
  const location = received.get("location") ?? "/";
  const clearSiteData = received.get("clear-site-data");
  const headers = {
    location,
    "cache-control": "no-store",
    ...(clearSiteData !== null && { "clear-site-data": clearSiteData }),
  };
  return { status: 303, html: "", headers };
}

/**
 * Returns the renderer's own inline scripts, which carry the nonce, unlike scripts in the content. Removes the
 * nonce, so that the page is the same for all visitors.
 */
export function inlineScripts(
  html: string,
  nonce: string,
): { html: string; scripts: string[] } {
  const nonceAttribute = ` nonce="${nonce}"`;
  const inline = new RegExp(
    `<script(?=[^>]*${nonceAttribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  return {
    html: html.replaceAll(nonceAttribute, ""),
    scripts: [...html.matchAll(inline)].map(([, text = ""]) => text),
  };
}
