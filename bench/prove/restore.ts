// A backup taken while the site serves, restored elsewhere: everything acknowledged is there, erased families are not.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { startServer } from "#server/testing/running-server.ts";
import { callServer } from "#bench/call.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { signIn } from "#bench/staff.ts";
import { checkLedger, countAcknowledged, withClient } from "./ledger.ts";
import type { ReportRow } from "./report.ts";
import { startTraffic } from "./traffic.ts";

const root = join(import.meta.dirname, "../..");

export async function proveRestore(scale: number): Promise<ReportRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-restore-"));
  const env = {
    BACKUP_DIR: folder,
    BACKUP_PASSPHRASE: "four plain quiet words",
  };
  try {
    return await onNewDatabase(async (source, DATABASE_URL) => {
      const server = await startServer({ ...env, DATABASE_URL });
      try {
        // Wait for the backup that the server makes when it starts, because only one can run at a time.
        while (!(await readdir(folder)).some((name) => name.startsWith("hpv-")))
          await wait(100);
        const traffic = startTraffic(server.url);
        const { ledger } = traffic;
        await wait(20_000 * scale);
        // This backup must not disturb the traffic.
        await runTool("backup", [], { ...env, DATABASE_URL });
        await wait(5_000 * scale);
        await traffic.stop();
        const output = await runTool("backup", [], { ...env, DATABASE_URL });
        const file = /Wrote (\S+):/.exec(output)?.[1] ?? "";
        const erased = ledger.contacts.at(-1) ?? "";
        // Erasing the family also erases its result.
        const { rows } = await withClient(source, (client) =>
          client.query<{ parentname: string }>(
            `SELECT parentname FROM results JOIN contacts ON contact = contacts._id
              WHERE redcapid = $1`,
            [erased],
          ),
        );
        const gone = rows.map(({ parentname }) => parentname);
        await erase(server.url, erased);
        const left = {
          ...ledger,
          contacts: ledger.contacts.filter((id) => id !== erased),
          results: ledger.results.filter((name) => !gone.includes(name)),
        };
        return [
          {
            what: "restored from an encrypted backup",
            acknowledged: countAcknowledged(ledger),
            ...(await restoreAndCompare(file, env, left, erased)),
            surprises: ledger.surprises.join("; "),
          },
        ];
      } finally {
        await server.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreAndCompare(
  file: string,
  env: NodeJS.ProcessEnv,
  ledger: Parameters<typeof checkLedger>[1],
  erased: string,
): Promise<ReportRow> {
  return onNewDatabase(async (target, DATABASE_URL) => {
    await runTool("restore", [file], { ...env, DATABASE_URL });
    const { broken, ...found } = await checkLedger(target, ledger);
    const again = await withClient(target, (client) =>
      client.query("SELECT FROM contacts WHERE redcapid = $1", [erased]),
    );
    const missed = [
      ...broken,
      ...(again.rowCount === 0 ? [] : ["an erased family came back"]),
    ];
    return { ...found, missed: missed.join("; ") };
  });
}

async function runTool(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-tool-"));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`server/ops/tools/${name}.ts`, ...args],
    {
      cwd: root,
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir, ...env },
    },
  ).finally(() => rm(dataDir, { recursive: true, force: true }));
  return stdout;
}

/** Deletes the contact with this REDCap ID as staff do. */
async function erase(url: string, redcapid: string) {
  const headers = await signIn(url);
  const list = JSON.parse(
    await callServer(`${url}/api/contacts`, "GET", undefined, headers),
  ) as { _id: string; redcapid: string }[];
  const conts = list
    .filter((each) => each.redcapid === redcapid)
    .map(({ _id }) => _id);
  await callServer(`${url}/api/contacts/delete`, "POST", { conts }, headers);
}
