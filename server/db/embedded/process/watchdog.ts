/** How a watchdog shows in the process list; the number is the program it watches. */
export const watchdogOf = /hpv-quiz-watchdog (\d+) /;

// Its input is a pipe from us. When we are gone, however we went, the pipe ends and the server
// is told to stop; when the server ends first, the shell ends with it.
const script = `
trap '' HUP INT TERM
socket=$2; shift 2
exec 3<&0 </dev/null
"$@" >&2 3<&- & server=$!
echo $server
exec >&2
{ read -r line <&3; kill -INT $server; } & watch=$!
exec 3<&-
wait $server; code=$?
kill -KILL $watch 2>/dev/null
[ $code = 0 ] && [ -n "$socket" ] && rmdir "$socket" 2>/dev/null
exit $code`;

/** Arguments for a shell that runs the command, says its pid, and stops it when our end of its input closes. */
export function watched(command: string[], socketFolder: string): string[] {
  const self = String(process.pid);
  return ["-c", script, "hpv-quiz-watchdog", self, socketFolder, ...command];
}
