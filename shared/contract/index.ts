import * as modules from "./calls.ts";
import type { Access, Endpoint } from "./endpoint.ts";
import { whoMay } from "./who-may.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "line" in value;
}

export const endpoints: Endpoint[] = (
  Object.values(modules) as unknown[]
).filter(isEndpoint);

type DeclaredEndpoint = Extract<
  (typeof modules)[keyof typeof modules],
  Endpoint
>;

/** Every endpoint by its line (`GET /api/settings`). Types only, so that the browser bundle stays small. */
export type Contract = { [E in DeclaredEndpoint as E["line"]]: E };

type LinesFor<A extends Access> = Extract<
  DeclaredEndpoint,
  { access: A }
>["line"];

/** The roles for each staff call. A staff call missing from `whoMay` does not compile. */
export const staffCalls: Record<LinesFor<"staff">, readonly string[]> = whoMay;
