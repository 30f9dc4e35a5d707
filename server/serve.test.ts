import { once } from "node:events";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { startServing } from "./serve.ts";

afterEach(removeFolders);

/** A project folder with empty pages. */
async function makeRoot() {
  const root = await makeFolder();
  await mkdir(join(root, "build/client/assets"), { recursive: true });
  await mkdir(join(root, "build/server"));
  await writeFile(
    join(root, "build/server/index.js"),
    "export const entry = { module: { createRenderer: () => () => {} } };",
  );
  const migrations = join(import.meta.dirname, "../migrations");
  await symlink(migrations, join(root, "migrations"));
  return root;
}

test("stops everything it started when its port is taken", async () => {
  const { target, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { user, password, host, port, database } = target;
  const url =
    target.connectionString ??
    `postgres://${user}:${String(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const taken = (other.address() as AddressInfo).port;
  const stop = vi.fn(async () => {});
  const start = {
    root: await makeRoot(),
    config: readConfig({ DATABASE_URL: url, PORT: String(taken) }),
    env: {},
    say: () => {},
    delivery: { enqueue: vi.fn(), start: vi.fn(), stop },
  };
  await expect(startServing(start)).rejects.toThrow("already taken");
  expect(stop).toHaveBeenCalledOnce();
});
