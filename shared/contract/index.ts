import * as modules from "./calls.ts";
import type { Access, Endpoint } from "./endpoint.ts";
import { whoMay } from "./who-may.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "line" in value;
}

/** Every call of the product. */
export const endpoints: Endpoint[] = (
  Object.values(modules) as unknown[]
).filter(isEndpoint);

type Declared = Extract<(typeof modules)[keyof typeof modules], Endpoint>;

/** Every call by its line (`GET /api/settings`): the browser needs the types and not one byte more. */
export type Contract = { [E in Declared as E["line"]]: E };

type LinesFor<A extends Access> = Extract<Declared, { access: A }>["line"];

/** Every call of the staff, and who may make it: a call that is not in the table does not compile. */
export const staffCalls: Record<LinesFor<"staff">, readonly string[]> = whoMay;
