import type { FastifyRequest } from "fastify";
import type { Page } from "#server/pages/make-page.ts";

const name = "visit";

/**
 * The way from a start form that was sent without scripts to the first question: nobody knows yet
 * whether the browser keeps the cookie, so what was filled in goes along sealed in the address, once.
 */
export function broughtAlong(page: Page, sealed: string): Page {
  const { location } = page.headers;
  if (page.status !== 303 || location === undefined) return page;
  const headers = {
    ...page.headers,
    location: `${location}?${name}=${sealed}`,
  };
  return { ...page, headers };
}

/** What came along that way; an address that another site or a message leads to brings nothing. */
export function wayOf({ headers }: FastifyRequest, { searchParams }: URL) {
  const site = headers["sec-fetch-site"] ?? "same-origin";
  return site === "same-origin"
    ? (searchParams.get(name) ?? undefined)
    : undefined;
}
