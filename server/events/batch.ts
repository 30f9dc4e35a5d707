import { setImmediate as nextTurn } from "node:timers/promises";

const most = 2000;

type Group<T> = { rows: T[]; written: Promise<void> };

/**
 * Writes in one statement what arrives from everybody while the statement before is under way; each
 * caller hears when the whole group is written, or why it is not.
 */
export function batch<T>(write: (rows: T[]) => Promise<unknown>) {
  let open: Group<T> | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function begin(): Group<T> {
    const group: Group<T> = { rows: [], written: Promise.resolve() };
    group.written = before.then(async () => {
      // What came with the same turn of the event loop goes along.
      await nextTurn();
      if (open === group) open = undefined;
      await write(group.rows);
    });
    before = group.written.catch(() => {});
    return group;
  }

  return (rows: T[]): Promise<void> => {
    open ??= begin();
    const { rows: all, written } = open;
    all.push(...rows);
    if (all.length >= most) open = undefined;
    return written;
  };
}
