import { type ExecFileException, execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pictureKinds } from "#shared/rules/picture-limits.ts";
import { refusal } from "#server/platform/errors.ts";
import { createQueue } from "#server/platform/limits/queue.ts";
import { exitCodes } from "./exit-codes.ts";

const program = fileURLToPath(new URL("./redraw-process.ts", import.meta.url));
const limitRedraws = createQueue(2, 20);

/** Redraws the picture, upright and limited in size. Nothing of the original file is stored. */
export async function cleanImage(bytes: Buffer): Promise<Buffer> {
  const { fileTypeFromBuffer } = await import("file-type");
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !pictureKinds.includes(kind.mime))
    throw refusal(415, "unsupported_type", "file");
  return limitRedraws(() => redrawInChild(bytes));
}

const limits = {
  encoding: "buffer",
  maxBuffer: 50_000_000,
  timeout: 12_000,
  killSignal: "SIGKILL",
  // No secrets for the child process.
  env: {},
} as const;

/** Uses a child process, so that its memory is freed and a malicious picture cannot harm the server. */
function redrawInChild(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      limits,
      (error, image) => (error ? reject(explain(error)) : resolve(image)),
    );
    // The child may exit before reading everything; its exit code explains why.
    child.stdin?.on("error", () => {}).end(bytes);
  });
}

function explain(error: ExecFileException): Error {
  if (error.code === exitCodes.tooManyPixels)
    return refusal(413, "too_many_pixels", "file");
  const isStopped = typeof error.signal === "string";
  if (error.code !== exitCodes.unreadable && !isStopped) return error;
  return refusal(400, "image_unreadable", "file");
}
