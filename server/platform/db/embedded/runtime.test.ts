import { chmod, mkdir, readlink, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  makeFolder,
  removeFolders,
  withoutPrivilege,
} from "#server/testing/folders.ts";
import { copyRuntime, linkLibraries } from "./runtime.ts";

let folder: string;

beforeEach(async () => {
  folder = join(await makeFolder(), "package");
  await mkdir(join(folder, "native", "lib"), { recursive: true });
  await mkdir(join(folder, "native", "bin"));
  await writeFile(join(folder, "native", "bin", "postgres"), "program", {
    mode: 0o700,
  });
  await writeFile(join(folder, "native", "lib", "libpq.so.5.18"), "library", {
    mode: 0o600,
  });
  const links = [
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
  ];
  await writeFile(
    join(folder, "native", "pg-symlinks.json"),
    JSON.stringify(links),
  );
});
afterEach(removeFolders);

test("creates the library links in the package's list, also in several processes at once", async () => {
  const results = await Promise.all([1, 2, 3].map(() => linkLibraries(folder)));
  expect(results).toEqual([true, true, true]);
  expect(await readlink(join(folder, "native", "lib", "libpq.so.5"))).toBe(
    "libpq.so.5.18",
  );
});

test("returns false for a read-only package whose links are missing", async () => {
  const lib = join(folder, "native", "lib");
  await chmod(lib, 0o555);
  expect(await withoutPrivilege(() => linkLibraries(folder))).toBe(false);
  await chmod(lib, 0o755);
  await linkLibraries(folder);
  await chmod(lib, 0o555);
  expect(await withoutPrivilege(() => linkLibraries(folder))).toBe(true);
  await chmod(lib, 0o755);
});

test("copies the package once, complete, linked and readable by all users", async () => {
  const dataDir = await makeFolder();
  const messages: string[] = [];
  const needs = {
    dataDir,
    owner: undefined,
    say: (line: string) => void messages.push(line),
  };
  const runtime = { folder, version: "18.0.0" };
  const copy = await copyRuntime(runtime, needs);
  expect(copy).toBe(join(dataDir, "postgresql-18.0.0"));
  const library = await stat(join(copy ?? "", "native", "lib", "libpq.so.5"));
  const program = await stat(join(copy ?? "", "native", "bin", "postgres"));
  expect(library.mode & 0o444).toBe(0o444);
  expect(program.mode & 0o555).toBe(0o555);
  expect(await copyRuntime(runtime, needs)).toBe(copy);
  expect(messages).toHaveLength(1);
});
