// Redraws a picture from stdin to stdout. Runs as a child process, so that a malicious picture cannot crash the server.
import { buffer } from "node:stream/consumers";
import { exitCodes } from "./exit-codes.ts";
import { redraw } from "./redraw.ts";

try {
  process.stdout.write(await redraw(await buffer(process.stdin)));
} catch (error) {
  const isLarge = (error as Error).message.includes("pixel limit");
  process.exitCode = isLarge ? exitCodes.tooManyPixels : exitCodes.unreadable;
}
