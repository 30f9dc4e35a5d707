import type { FastifyRequest } from "fastify";
import { refusal } from "#server/errors.ts";
import { networkOf } from "#server/limits/network.ts";

/** The key by which a POST may be told from its repeats, if its caller gave one. */
export function keyOf({ method, headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  if (method !== "POST" || key === undefined) return undefined;
  if (typeof key === "string" && key !== "" && key.length <= 255) return key;
  throw refusal(400, "invalid", "Idempotency-Key");
}

/** Whose key it is: the same key of a stranger is another one. */
export function callerOf({ caller }: FastifyRequest): string {
  return caller.session?.toString("base64") ?? networkOf(caller.ip);
}
