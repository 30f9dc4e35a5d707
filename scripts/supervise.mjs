// Runs on whatever Node the machine has. Keeps a server process alive, as an init system would.
const mostDeaths = 10;
const withinMilliseconds = 600_000;
const longestWait = 30_000;
const repeatedWithin = 2000;

/**
 * Starts the process again when it dies after one of its kind was ready; gives up when ready ones
 * die too often. A start that fails meanwhile (its database may be away) is tried again for ever.
 */
export function supervise(start, { say, exit, firstWait = 100 }) {
  const deaths = [];
  let child;
  let isReady = false;
  let wasEverReady = false;
  let failedStarts = 0;
  let retry;
  let told;

  function run() {
    isReady = false;
    child = start();
    child.on("message", (message) => {
      if (message !== "ready") return;
      isReady = wasEverReady = true;
      failedStarts = 0;
    });
    let hasEnded = false;
    const end = (code) => {
      if (hasEnded) return;
      hasEnded = true;
      if (told || code === 0 || !wasEverReady) return exit(code ?? 1);
      again();
    };
    child.on("exit", end);
    child.on("error", (error) => {
      say(`The server could not be started: ${error.message}`);
      end(1);
    });
  }

  function again() {
    const now = Date.now();
    if (isReady) deaths.push(now);
    else failedStarts += 1;
    const recent = deaths.filter((death) => now - death < withinMilliseconds);
    if (recent.length > mostDeaths) {
      say(`The server died ${recent.length} times in ten minutes: giving up.`);
      return exit(1);
    }
    if (isReady) say("The server ended unexpectedly; starting it again…");
    const turns = recent.length - 1 + failedStarts;
    retry = setTimeout(run, Math.min(firstWait * 2 ** turns, longestWait));
  }

  run();
  /**
   * Passes a signal on. npm, a terminal and an init system may each say the same thing at once, and a
   * second signal ends the server in the middle of its answers: what is repeated at once is not passed on.
   */
  return function stop(signal) {
    clearTimeout(retry);
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (!isRunning) return exit(0);
    if (told && Date.now() - told < repeatedWithin) return;
    // A message cannot be taken for a second signal when the server got the first one itself.
    const isFirst = !told;
    told = Date.now();
    if (isFirst && isReady && child.connected) child.send(signal);
    else child.kill(signal);
  };
}
