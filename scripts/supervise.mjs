// Runs on whatever Node the machine has. Keeps a server process alive, as an init system would.
const mostDeaths = 10;
const withinMilliseconds = 600_000;
const longestWait = 30_000;

/**
 * Starts the process again when it dies after it was ready once; gives up when it dies too often.
 * Whoever stops it gets its exit code.
 */
export function supervise(start, { say, exit, firstWait = 100 }) {
  const deaths = [];
  let child;
  let retry;
  let wasReady = false;
  let isStopping = false;

  function run() {
    child = start();
    child.on("message", (message) => {
      if (message !== "ready") return;
      wasReady = true;
    });
    child.on("exit", (code) => {
      if (isStopping || code === 0 || !wasReady) return exit(code ?? 1);
      again();
    });
  }

  function again() {
    const now = Date.now();
    deaths.push(now);
    const recent = deaths.filter((death) => now - death < withinMilliseconds);
    if (recent.length > mostDeaths) {
      say(`The server died ${recent.length} times in ten minutes: giving up.`);
      return exit(1);
    }
    say("The server ended unexpectedly; starting it again…");
    const wait = Math.min(firstWait * 2 ** (recent.length - 1), longestWait);
    retry = setTimeout(run, wait);
  }

  run();
  return function stop(signal) {
    isStopping = true;
    clearTimeout(retry);
    if (child.exitCode === null && child.signalCode === null)
      child.kill(signal);
    else exit(0);
  };
}
