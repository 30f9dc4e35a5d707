import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export type Verified = {
  isWhole: boolean;
  sentences: string[];
  seconds: number;
};

/** What `npm run audit:verify` says, and how long that takes with all that it starts. */
export function verifyAsTool(DATABASE_URL: string, known?: string): Verified {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["server/tools/verify-audit.ts", ...(known ? ["--known", known] : [])],
    {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATABASE_URL },
    },
  );
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  if (stderr !== "") throw new Error(stderr);
  const sentences = stdout.trimEnd().split("\n");
  return { isWhole: status === 0, sentences, seconds };
}
