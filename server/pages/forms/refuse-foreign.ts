import type { IncomingHttpHeaders } from "node:http";
import { refusal } from "#server/errors.ts";

/**
 * Refuses what another site had its visitors send off. Browsers say where a form stood; older ones
 * only name its origin, and not even that where a page sends no referrer: then `null` comes. Such
 * a form of another site brings no cookie along (SameSite), so it finds and changes nothing.
 */
export function refuseForeign(headers: IncomingHttpHeaders, own: string) {
  const site = headers["sec-fetch-site"];
  const { host, origin = "null" } = headers;
  const isOwn =
    site === undefined
      ? ["null", own].includes(origin) || URL.parse(origin)?.host === host
      : site === "same-origin" || site === "none";
  if (!isOwn) throw refusal(403, "forbidden");
}
