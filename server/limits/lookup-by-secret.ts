import type { Limits } from "./limits.ts";
import { networkOf } from "./network.ts";

/**
 * Looks up what only the holder of its id may see. What is found is answered, whatever others in the
 * same network tried; unknown ids are counted, and refused after too many.
 */
export async function lookupBySecret<T>(
  limits: Limits,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find();
  if (found === undefined)
    await limits.spend("unknown_ids_of_network", networkOf(ip));
  return found;
}
