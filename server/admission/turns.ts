export type Turns = ReturnType<typeof createTurns>;

/**
 * Lets work begin in the order in which it came, and no more than `most` at a time: one turn of the event loop then
 * stays short, and whoever asks only whether the process lives is answered between two of them.
 */
export function createTurns(most: number) {
  const waiting = new Set<{ begin: () => void }>();
  let underWay = 0;

  function next() {
    const [first] = waiting;
    if (!first || underWay >= most) return;
    waiting.delete(first);
    underWay += 1;
    first.begin();
  }

  return {
    waiting: () => waiting.size,
    /** Answers how to end it, at any time and however often: what did not begin by then never does. */
    take(begin: () => void): () => void {
      const mine = { begin };
      waiting.add(mine);
      setImmediate(next);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        if (waiting.delete(mine)) return;
        underWay -= 1;
        setImmediate(next);
      };
    },
  };
}
