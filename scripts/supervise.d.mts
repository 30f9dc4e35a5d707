import type { EventEmitter } from "node:events";

type Server = EventEmitter & {
  exitCode: number | null;
  signalCode: NodeJS.Signals | null;
  connected: boolean;
  send: (message: string) => boolean;
  kill: (signal: NodeJS.Signals) => boolean;
};

export function supervise(
  start: () => Server,
  how: {
    say: (line: string) => void;
    exit: (code: number) => void;
    /** Milliseconds before the first new start. */
    firstWait?: number;
  },
): (signal: NodeJS.Signals) => void;
