import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { createBackups } from "./schedule.ts";

afterAll(removeFolders);

const settings = { hours: 24, keep: 14, passphrase: undefined };
const newest = "2026-11-20T10:00:00.000Z";
const hours = (amount: number) => Date.parse(newest) + amount * 3_600_000;

async function createFolder() {
  const folder = await makeFolder();
  const make = () =>
    writeFile(join(folder, "hpv-quiz-2026-11-20-100000.tar.gz"), "");
  return { make, backups: createBackups({ ...settings, folder }) };
}

test("returns nothing without BACKUP_DIR", async () => {
  const backups = createBackups({ ...settings, folder: undefined });
  expect(await backups.find()).toBeNull();
});

test("reports no backup before the first one", async () => {
  const { backups } = await createFolder();
  expect(await backups.find()).toEqual({ state: "none", newest: null });
});

test.each([
  [0, "fine"],
  [25, "fine"],
  [25.1, "late"],
])("%d hours after the newest backup the state is %s", async (age, state) => {
  const { make, backups } = await createFolder();
  await make();
  expect(await backups.find(hours(age))).toEqual({ state, newest });
});

test("reports a failure until a backup succeeds", async () => {
  const { make, backups } = await createFolder();
  backups.note({ hasFailed: true });
  expect(await backups.find()).toEqual({ state: "failing", newest: null });
  await make();
  expect(await backups.find(hours(1))).toEqual({ state: "failing", newest });
  backups.note({ hasFailed: false });
  expect(await backups.find(hours(1))).toEqual({ state: "fine", newest });
});

test("reports a failure when the folder cannot be read", async () => {
  const backups = createBackups({ ...settings, folder: "/nowhere" });
  expect(await backups.find()).toEqual({ state: "failing", newest: null });
});

test("shows backups to staff and in metrics only on a server that makes them", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "hpv-quiz-2026-11-20-100000.tar.gz"), "");
  const shown = async (env: NodeJS.ProcessEnv) => {
    const { ask, db } = await createQuizApp(env);
    const { token } = await createAdmin({ db });
    const { backup } = (await ask("GET /api/dashboard", { token })).json();
    return { backup, metrics: (await ask("GET /metrics")).body };
  };
  const making = await shown({ BACKUP_DIR: folder });
  expect(making.backup).toEqual({ state: "late", newest });
  expect(making.metrics).toMatch(/^backup_age_seconds \d+/m);
  expect(making.metrics).toMatch(/^backup_failing 0$/m);
  const other = await shown({});
  expect(other.backup).toBeNull();
  expect(other.metrics).not.toMatch(/^backup_(age|failing)\w* /m);
});
