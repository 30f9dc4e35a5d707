import { setTimeout as wait } from "node:timers/promises";

const milliseconds = 5;
const most = 2000;

type Group<T> = { rows: T[]; written: Promise<void> };

/**
 * Writes in one statement what arrives from everybody within a few milliseconds; each caller hears
 * when the whole group is written, or why it is not.
 */
export function batch<T>(write: (rows: T[]) => Promise<unknown>) {
  let open: Group<T> | undefined;

  function begin(): Group<T> {
    const group: Group<T> = { rows: [], written: Promise.resolve() };
    group.written = wait(milliseconds).then(async () => {
      if (open === group) open = undefined;
      await write(group.rows);
    });
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
