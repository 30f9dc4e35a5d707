import type { Settings } from "#shared/contract/settings.ts";
import { differences, merge, pick } from "#web/admin/form/saving/merge.ts";
import { type Draft, draftOf } from "./contents-draft.ts";

/** My texts on top of what somebody else saved meanwhile, and where both of us changed the same one. */
export type Conflict = { mine: Draft; theirs: Settings; keys: string[] };

/** `since` is what both of us began with. */
export function conflictOf(
  since: Settings,
  mine: Draft,
  theirs: Settings,
): Conflict {
  const [begun, other] = [draftOf(since), draftOf(theirs)];
  const changedByThem = differences(begun, other);
  const keys = differences(mine, other).filter(
    (key) => changedByThem.includes(key) && mine[key] !== begun[key],
  );
  return { mine: merge(begun, mine, other), theirs, keys };
}

/** Gives way where both changed the same; everything else that I wrote stays. */
export function givingWay({ mine, theirs, keys }: Conflict): Draft {
  return { ...mine, ...pick(draftOf(theirs), keys) };
}
