import type { Endpoint } from "#shared/contract/endpoint.ts";
import { refusalBody } from "#shared/contract/errors.ts";

/** What the server checks a call by, and what its API page says about it. */
export function schemaOf({
  access,
  summary,
  path,
  params,
  query,
  body,
  reply,
}: Endpoint) {
  return {
    summary,
    tags: [path.split("/")[2] ?? ""],
    security: access === "admin" ? [{ bearer: [] }] : [],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...(reply && { 200: reply }), "4xx": refusalBody },
  };
}
