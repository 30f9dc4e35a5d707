// npm run admin:create -- --email you@clinic.example: a way back in when nobody can sign in.
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { resetAdmin } from "#server/auth/set-up.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open.ts";
import { Refusal } from "#server/errors.ts";
import { StartupProblem } from "#server/startup-problem.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

async function ask(question: string): Promise<string> {
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  const answer = await reader.question(question);
  reader.close();
  return answer.trim();
}

try {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  const config = readConfig(process.env);
  const root = join(import.meta.dirname, "..");
  const { db, close } = await openDatabase({
    root,
    config,
    env: process.env,
    say,
  });
  try {
    const email = values.email ?? config.adminEmail ?? (await ask("E-mail: "));
    const password = config.adminPassword ?? (await ask("New password: "));
    const minLength = config.passwordMinLength;
    const isNew = await resetAdmin(db, {
      email: email.toLowerCase(),
      password,
      minLength,
    });
    say(
      isNew
        ? `Created ${email}.`
        : `${email} has the new password; all sessions were ended.`,
    );
  } finally {
    await close();
  }
} catch (error) {
  const isExpected =
    error instanceof StartupProblem || error instanceof Refusal;
  const sentence =
    error instanceof Refusal ? error.errors[0]?.msg : (error as Error).message;
  process.stderr.write(`${isExpected ? sentence : (error as Error).stack}\n`);
  process.exitCode = 1;
}
