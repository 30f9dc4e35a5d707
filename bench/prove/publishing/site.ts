import { connect, type Database } from "#server/platform/db/connect.ts";
import { newId } from "#server/platform/ids.ts";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import {
  startDatabaseProxy,
  withoutNotices,
} from "#server/testing/stand-ins/database-proxy.ts";
import { createAccounts } from "#server/testing/attacks/callers.ts";
import { addressOf, onNewDatabase } from "#bench/new-database.ts";
import { json, sendRequest } from "#bench/prove/attack/site.ts";
import type { Headers } from "#bench/staff.ts";

export type PublishingSite = {
  /** Three instances. The last one gets no notifications from the database, as behind a pooler. */
  urls: string[];
  db: Database;
  /** The sessions of two staff members. */
  staff: [Headers, Headers];
};

export function withPublishingSite<T>(
  work: (site: PublishingSite) => Promise<T>,
): Promise<T> {
  return onNewDatabase(async (target, DATABASE_URL) => {
    const pooler = await startDatabaseProxy(target, withoutNotices);
    const addresses = [DATABASE_URL, DATABASE_URL, addressOf(pooler.target)];
    const servers: RunningServer[] = [];
    const log = { warn: () => {} };
    const { db } = connect(target, { size: 4, log, checkoutTimeout: 0 });
    try {
      for (const address of addresses)
        servers.push(
          await startServer({ DATABASE_URL: address, HUMAN_CHECK: "off" }),
        );
      const urls = servers.map(({ url }) => url);
      return await work({ urls, db, staff: await addStaff(db) });
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await db.destroy();
      await pooler.stop();
    }
  });
}

export async function addStaff(db: Database): Promise<[Headers, Headers]> {
  const { user, session } = createAccounts(db);
  const signIn = async () => {
    const { _id } = await user();
    return { authorization: `Bearer ${await session(_id)}` };
  };
  return [await signIn(), await signIn()];
}

/** Adds a contact. Returns the id. */
export async function addContact(db: Database): Promise<string> {
  const _id = newId();
  const contact = { _id, name: _id, phone: "+12015550123", redcapid: _id };
  await db.insertInto("contacts").values(contact).execute();
  return _id;
}

/** A call with a JSON body. */
export function askJson(
  url: string,
  line: string,
  { body, headers }: { body?: object; headers?: Headers } = {},
) {
  const [method = "", path = ""] = line.split(" ");
  const text = body && JSON.stringify(body);
  return sendRequest(url, {
    method,
    path,
    headers: { ...headers, ...(body && json) },
    body: text,
  });
}

/** Like `askJson`, but throws if the call fails, and returns its reply. */
export async function callJson<T>(
  url: string,
  line: string,
  request: { body?: object; headers?: Headers } = {},
): Promise<T> {
  const { status, body } = await askJson(url, line, request);
  if (status < 200 || status >= 300)
    throw new Error(`${line}: ${status} ${body.slice(0, 300)}`);
  return (body === "" ? undefined : JSON.parse(body)) as T;
}
