import { randomBytes } from "node:crypto";
import type { Language } from "#shared/rules/language.ts";
import { isSameForAll } from "#shared/rules/quiz/places.ts";
import type { Config } from "#server/platform/config.ts";
import type { InProcess } from "./in-process-calls.ts";
import { type Count, notCounted } from "./counting.ts";
import type { StyledPage } from "./inline-styles.ts";
import {
  hashOf,
  policyOf,
  type Sources,
} from "#server/platform/http/page-policy.ts";
import { noQuestions, type PageQuestions } from "./questions.ts";
import { noVisit, type Visit, withVisit } from "./visit.ts";

type PageRequest = {
  language: Language;
  call: InProcess;
  report: (error: unknown) => void;
  /** Written on the scripts that the renderer makes, and on nothing else. */
  nonce: string;
  visit: Visit;
  questions: PageQuestions;
  count: Count;
  canText: boolean;
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

/** `form` is what was filled in and sent off; `visit` and `questions` are there where the page is for one visitor. */
export type Wanted = {
  pathname: string;
  form?: string;
  visit?: Visit | undefined;
  questions?: PageQuestions | undefined;
  count?: Count;
} & Omit<PageRequest, "nonce" | "visit" | "questions" | "count" | "canText">;

/** Renders the page at a path, with the policy that lets its own scripts and styles work. */
export async function makePage(
  { pages, config }: { pages: Pages; config: Config },
  { pathname, form, visit, questions, count = notCounted, ...asked }: Wanted,
): Promise<Page> {
  const url = new URL(pathname, config.publicUrl);
  const nonce = randomBytes(16).toString("base64url");
  const response = await pages.render(requestOf(url, form), {
    ...asked,
    nonce,
    visit: visit ?? noVisit,
    questions: questions ?? noQuestions,
    count,
    canText: config.canText,
  });
  if (response.status >= 300 && response.status < 400) {
    if (!visit) throw new Error("A page for everybody must not redirect.");
    return leadTo(response.headers);
  }
  const own = inlineScripts(await response.text(), nonce);
  const { html, styles } = pages.finish?.(own.html) ?? {
    html: own.html,
    styles: [],
  };
  const inline = { scripts: own.scripts.map(hashOf), styles };
  // Whatever is not plainly public may open something personal to whoever holds its address.
  const isPrivate =
    visit !== undefined || !isSameForAll(pathname) || response.status !== 200;
  return {
    status: response.status,
    html: withVisit(html, visit?.read()),
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

function requestOf(url: URL, form: string | undefined): Request {
  if (form === undefined) return new Request(url);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return new Request(url, { method: "POST", headers, body: form });
}

/** To be fetched anew by GET, so that loading it again sends nothing off. */
function leadTo(given: Headers): Page {
  const location = given.get("location") ?? "/";
  const emptied = given.get("clear-site-data");
  const headers = {
    location,
    "cache-control": "no-store",
    ...(emptied !== null && { "clear-site-data": emptied }),
  };
  return { status: 303, html: "", headers };
}

/**
 * Tells the inline scripts that the renderer wrote from any that stand in content: only its own
 * carry the nonce of this rendering. It is taken off, so that the page is the same for everybody.
 */
export function inlineScripts(
  html: string,
  nonce: string,
): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const inline = new RegExp(
    `<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  return {
    html: html.replaceAll(mark, ""),
    scripts: [...html.matchAll(inline)].map(([, text = ""]) => text),
  };
}
