import { join } from "node:path";
import { type Config, readConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/open.ts";
import { Refusal } from "#server/platform/errors.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";

type Given = Omit<Awaited<ReturnType<typeof openDatabase>>, "close"> & {
  config: Config;
};

type Opening<Asked> = {
  /** Up to which step the database is brought first; to the last one unless it is said. */
  until?: (asked: Asked) => string | undefined;
  /** Goes on where a restore was interrupted. */
  mayBeUnfinished?: boolean;
};

const root = join(import.meta.dirname, "../../..");
/** The steps that this release knows. */
export const migrations = join(root, "migrations");

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Does what was asked for on the database of the settings; a problem ends it with one sentence. */
export async function runTool<Asked>(
  read: () => Asked | Promise<Asked>,
  work: (given: Given, asked: Asked) => Promise<void>,
  opening: Opening<Asked> = {},
) {
  try {
    const asked = await read();
    const config = readConfig(process.env);
    const { env } = process;
    const { close, ...database } = await openDatabase({
      root,
      config,
      env,
      say,
      checkoutTimeout: 0,
      isBeside: true,
      until: opening.until?.(asked),
      mayBeUnfinished: opening.mayBeUnfinished,
    });
    try {
      await work({ ...database, config }, asked);
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
