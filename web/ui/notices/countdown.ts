/** Runs for the time it is given, not counting the time it is held; `null` never ends. */
export function createCountdown(time: number | null, onEnd: () => void) {
  let left = time;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    if (left === null || timer) return;
    since = Date.now();
    timer = setTimeout(onEnd, left);
  }

  function hold() {
    if (left === null || !timer) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  }

  return { run, hold };
}
