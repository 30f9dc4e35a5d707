import { join } from "node:path";
import { type Config, readConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/open.ts";
import { Refusal } from "#server/platform/errors.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";

type Environment = Omit<Awaited<ReturnType<typeof openDatabase>>, "close"> & {
  config: Config;
};

type Opening<Args> = {
  /** The last migration to apply before the tool runs; all by default. */
  until?: (args: Args) => string | undefined;
  /** Allows a database in which a restore was interrupted. */
  mayBeUnfinished?: boolean;
};

const root = join(import.meta.dirname, "../../..");
/** This release's migrations folder. */
export const migrations = join(root, "migrations");

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a tool on the configured database. An error prints one sentence and sets exit code 1. */
export async function runTool<Args>(
  read: () => Args | Promise<Args>,
  work: (environment: Environment, args: Args) => Promise<void>,
  opening: Opening<Args> = {},
) {
  try {
    const args = await read();
    const config = readConfig(process.env);
    const { env } = process;
    const { close, ...database } = await openDatabase({
      root,
      config,
      env,
      say,
      checkoutTimeout: 0,
      isBeside: true,
      until: opening.until?.(args),
      mayBeUnfinished: opening.mayBeUnfinished,
    });
    try {
      await work({ ...database, config }, args);
    } finally {
      await close();
    }
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupProblem) return error.message;
  if (error instanceof Refusal)
    return error.errors.map(({ msg }) => msg).join(" ");
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code?.startsWith("ERR_PARSE_ARGS")) return message;
  return String(stack);
}
