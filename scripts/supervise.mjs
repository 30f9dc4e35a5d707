// Runs on whatever Node the machine has. Keeps a server process alive, as an init system would.
const mostDeaths = 10;
const shortLife = 2000;
const longestWait = 30_000;
const repeatedWithin = 2000;

/**
 * Starts the process again when it dies after one of its kind was ready; gives up when they keep dying
 * as soon as they are ready. A start that fails meanwhile (its database may be away) is tried again for ever.
 */
export function supervise(start, { say, exit, firstWait = 100 }) {
  let child;
  let readySince;
  let wasEverReady = false;
  // In a row: starts that failed, and deaths soon after a start.
  let failedStarts = 0;
  let deaths = 0;
  let retry;
  let told;

  function run() {
    readySince = undefined;
    child = start();
    child.on("message", (message) => {
      if (message !== "ready") return;
      readySince = Date.now();
      wasEverReady = true;
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
    if (readySince === undefined) failedStarts += 1;
    else deaths = Date.now() - readySince < shortLife ? deaths + 1 : 1;
    if (deaths > mostDeaths) {
      say(
        `The server died ${deaths} times right after it was ready: giving up.`,
      );
      return exit(1);
    }
    if (readySince !== undefined)
      say("The server ended unexpectedly; starting it again…");
    const turns = deaths - 1 + failedStarts;
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
    if (isFirst && readySince !== undefined && child.connected)
      child.send(signal);
    else child.kill(signal);
  };
}
