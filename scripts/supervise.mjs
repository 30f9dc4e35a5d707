// Must run on any Node version. Keeps a server process alive, as an init system does.
const mostDeaths = 10;
const shortLife = 2000;
const longestWait = 30_000;
const repeatedWithin = 2000;

/**
 * Restarts a process that dies after it was ready; gives up if it keeps dying right after getting ready. A restart
 * that fails, for example because the database is unreachable, is retried forever.
 */
export function supervise(start, { say, exit, firstWait = 100 }) {
  let child;
  let readySince;
  let wasEverReady = false;
  // Numbers of consecutive failed starts, and of consecutive deaths soon after a start.
  let failedStarts = 0;
  let deaths = 0;
  let retry;
  let stoppedAt;

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
      if (stoppedAt || code === 0 || !wasEverReady) return exit(code ?? 1);
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
   * Forwards a signal. npm, a terminal and an init system may each send the same one, and a second would end the
   * server in the middle of requests, so an immediate repeat is ignored.
   */
  return function stop(signal) {
    clearTimeout(retry);
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (!isRunning) return exit(0);
    if (stoppedAt && Date.now() - stoppedAt < repeatedWithin) return;
    // Send a message instead of a signal: the server may already have received the first signal itself.
    const isFirst = !stoppedAt;
    stoppedAt = Date.now();
    if (isFirst && readySince !== undefined && child.connected)
      child.send(signal);
    else child.kill(signal);
  };
}
