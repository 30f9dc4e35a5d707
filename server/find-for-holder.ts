import { type Limits, networkOf } from "#server/limits.ts";

/**
 * Looks up what only the holder of its id may see. A network that keeps naming ids that nobody was
 * given has to wait, and then learns of the right ones as little as of the wrong ones.
 */
export async function findForHolder<T>(
  limits: Limits,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  // The pages' own look-ups come without an address; their visitors' requests are counted by it.
  if (ip === "") return find();
  const network = networkOf(ip);
  const [found] = await Promise.all([
    find(),
    limits.refuseIfSpent("unknown_ids_of_network", network),
  ]);
  if (found === undefined)
    await limits.spend("unknown_ids_of_network", network);
  return found;
}
