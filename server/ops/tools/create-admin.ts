// npm run admin:create -- --email you@clinic.example: creates an admin, or resets an admin's password and second step.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { resetAdmin } from "#server/staff/auth/set-up.ts";
import { runTool, say } from "./tool.ts";

async function ask(question: string): Promise<string> {
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  const answer = await reader.question(question);
  reader.close();
  return answer.trim();
}

function readOptions() {
  return parseArgs({ options: { email: { type: "string" } } }).values;
}

await runTool(readOptions, async ({ db, config }, { email: given }) => {
  const email = given ?? config.adminEmail ?? (await ask("Email: "));
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
      : `${email} is an admin with the new password and without a second step; all sessions were ended.`,
  );
});
