import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { readManifest } from "#server/ops/backup/archive.ts";
import { mountPeriodicWork } from "#server/ops/periodic-work/periodic-work.ts";
import { createSite } from "#server/testing/files/backup.ts";
import { type Anchor, verifyActivityLog } from "./verify.ts";

const anchorOf = (anchor: string): Anchor => {
  const [place = "", hash = ""] = anchor.split(":");
  return { place, hash };
};

type Site = Awaited<ReturnType<typeof createSite>>;

async function doSomething({ call, me: { email } }: Site) {
  for (const name of ["Ana", "Eva"])
    await call("PUT /api/account", { name, email });
}

/** Deletes the last entry as a database owner could, and repairs the chain. */
async function rewrite({ pool }: Site) {
  await pool.query(`SET audit.retention = 'on';
    DELETE FROM audit WHERE number = (SELECT line FROM audit_seals ORDER BY place DESC LIMIT 1);
    DELETE FROM audit_seals WHERE place = (SELECT last FROM audit_chain);
    UPDATE audit_chain SET last = last - 1, hash = (SELECT hash FROM audit_seals ORDER BY place DESC LIMIT 1);
    RESET audit.retention`);
}

/** Expects that the noted hash shows that an entry was deleted. */
async function expectFound(site: Site, anchor: string) {
  expect(await verifyActivityLog(site.db, [anchorOf(anchor)])).toMatchObject({
    isWhole: true,
  });
  await rewrite(site);
  expect(await verifyActivityLog(site.db)).toMatchObject({ isWhole: true });
  expect(await verifyActivityLog(site.db, [anchorOf(anchor)])).toMatchObject({
    isWhole: false,
  });
}

test("a backup contains the end of the chain and reveals later that it was replaced", async () => {
  const site = await createSite();
  await doSomething(site);
  await site.write("a passphrase of this test");
  const { record = "" } = await readManifest({
    file: site.file,
    passphrase: "a passphrase of this test",
  });
  await expectFound(site, record);
});

test("the server log at its default level contains the end of the chain", async () => {
  const site = await createSite();
  await doSomething(site);
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: "warn", stream } });
  onTestFinished(() => app.close());
  mountPeriodicWork(app, { ...site, delivery: undefined });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const anchor = () => /"record":"(\d+:\w+)"/.exec(lines.join())?.[1];
  await expect.poll(anchor).toBeDefined();
  await expectFound(site, anchor() ?? "");
});
