/** Returns the work's result, or what `late` returns or throws if the work takes longer. */
export async function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  late: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work, timeout.then(late)]).finally(() =>
    clearTimeout(timer),
  );
}
