import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders: string[] = [];

/** Creates an empty folder that `removeFolders` deletes. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-folder-"));
  // If tests run as root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

export async function removeFolders() {
  for (const folder of folders.splice(0)) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Root has all permissions, so refusals are tested as the user `nobody`. */
export async function withoutPrivilege<T>(act: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return act();
  process.seteuid?.(65_534);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}
