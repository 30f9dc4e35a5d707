import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { migrationNames } from "#server/db/migration-files.ts";

const root = join(import.meta.dirname, "../../..");

export type OlderRelease = {
  commit: string;
  folder: string;
  /** Whether it says by itself which newer schemas it serves on. */
  servesNewer: boolean;
  remove: () => Promise<void>;
};

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() || undefined : undefined;
}

/** The last release by its tag, and the last commit that was without today's newest migrations; none where there is no history. */
export function olderCommits(): string[] {
  const today = migrationNames(join(root, "migrations"));
  const changes = git("rev-list", "-30", "HEAD", "--", "migrations") ?? "";
  const before = changes.split("\n").find((commit) => {
    const listed = git("ls-tree", "--name-only", `${commit}^`, "migrations/");
    const names = listed?.split("\n").map((path) => basename(path)) ?? [];
    // Not one that had a later step already, and not an earlier one.
    return (
      names.length > 0 &&
      names.length < today.length &&
      names.every((name, place) => name === today[place])
    );
  });
  const found = [
    git("describe", "--tags", "--abbrev=0", "HEAD^"),
    before && git("rev-parse", "--short", `${before}^`),
  ];
  return [...new Set(found.filter((commit) => commit !== undefined))];
}

/** The files of an older commit in a folder of their own, built, with today's packages. */
export async function unpackOlder(commit: string): Promise<OlderRelease> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-older-"));
  const tar = execFileSync("git", ["archive", commit], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: tar });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const build =
    "import('./scripts/built.mjs').then(({ buildPages }) => buildPages(process.execPath))";
  execFileSync(process.execPath, ["-e", build], { cwd: folder });
  return {
    commit,
    folder,
    servesNewer: existsSync(join(folder, "server/db/migration-files.ts")),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
