import { join } from "node:path";
import { type Config, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open.ts";
import { Refusal } from "#server/errors.ts";
import { StartupProblem } from "#server/startup-problem.ts";

type Given = Pick<Awaited<ReturnType<typeof openDatabase>>, "db" | "pool"> & {
  config: Config;
};

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Does what was asked for on the database of the settings; a problem ends it with one sentence. */
export async function runTool<Asked>(
  read: () => Asked,
  work: (given: Given, asked: Asked) => Promise<void>,
) {
  try {
    const asked = read();
    const config = readConfig(process.env);
    const root = join(import.meta.dirname, "../..");
    const { env } = process;
    const { db, pool, close } = await openDatabase({
      root,
      config,
      env,
      say,
      checkoutTimeout: 0,
    });
    try {
      await work({ db, pool, config }, asked);
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
