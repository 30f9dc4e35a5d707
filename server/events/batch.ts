import {
  setImmediate as nextTurn,
  setTimeout as wait,
} from "node:timers/promises";

const most = 2000;
const usualPatience = 1000;

type Group<T> = { rows: T[]; written: Promise<void> };

/**
 * Writes in one statement what arrives from everybody while the statement before is under way; each
 * caller hears when the whole group is written, or why it is not. For one that has fallen silent nobody else waits.
 */
export function batch<T>(
  write: (rows: T[]) => Promise<unknown>,
  patience = usualPatience,
) {
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
    const isOver = group.written.catch(() => {});
    before = Promise.race([
      isOver,
      before.then(() => wait(patience, undefined, { ref: false })),
    ]);
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
