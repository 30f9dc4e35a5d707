import { placeOf } from "#shared/rules/places.ts";
import { refusal } from "#server/errors.ts";

/**
 * The result that a message links to: one link, to nothing but a result. The site may be opened under
 * several names, so any host will do; what is sent is built from PUBLIC_URL.
 */
export function linkedResult(message: string): string {
  const links = message
    .split(/\s+/)
    .filter((word) => /:\/\/|www\./i.test(word));
  const found = links.map(resultIn);
  const [result] = found;
  if (found.length !== 1 || result === undefined) {
    throw refusal(400, "result_link_needed", "message");
  }
  return result;
}

function resultIn(link: string): string | undefined {
  const url = URL.parse(link.replace(/[.,;:!?)]+$/, ""));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  const [, , _id] = url.pathname.split("/");
  const isResult =
    placeOf(url.pathname)?.startsWith("/results/{id}") &&
    /^(\?lang=(en|es))?$/.test(url.search) &&
    /^(#share)?$/.test(url.hash);
  return isResult ? _id : undefined;
}
