import { busy } from "#server/platform/errors.ts";

type Options = {
  /** Milliseconds after which a waiting task is refused. */
  longestWait?: number;
  /** The error of a refused task. */
  refused?: () => Error;
};

/** Runs up to `atOnce` tasks, queues `mostWaiting` more and refuses others, by default as busy. */
export function createQueue(
  atOnce: number,
  mostWaiting: number,
  { longestWait, refused = () => busy(5) }: Options = {},
) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takePlace = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(refused());
      };
      const timer =
        longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
      waiting.push(start);
    });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw refused();
      }
      await takePlace();
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
