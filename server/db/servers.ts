import pg from "pg";
import { addressesIn } from "#server/database-url.ts";

/** The servers of one database, of which one takes writes at a time; which one may change at any moment. */
export type Servers = {
  count: number;
  /** The one that took writes when it was last asked, else the next to be tried. */
  current: () => pg.ClientConfig;
  /** This one is gone, or takes no writes any more. */
  leave: (server: pg.ClientConfig) => void;
};

const known = new WeakMap<pg.ClientConfig, Servers>();

/** What one caller finds out about the servers of a target, all others know too. */
export function serversOf(target: pg.ClientConfig): Servers {
  const servers = known.get(target) ?? createServers(target);
  known.set(target, servers);
  return servers;
}

function createServers(target: pg.ClientConfig): Servers {
  const { connectionString } = target;
  const all =
    connectionString === undefined
      ? [target]
      : addressesIn(connectionString).map((address) => ({
          ...target,
          connectionString: address,
        }));
  let at = 0;
  const current = () => all[at] ?? target;
  return {
    count: all.length,
    current,
    leave(server) {
      // Of many who find the same server gone, only the first goes on to the next one.
      if (server === current()) at = (at + 1) % all.length;
    },
  };
}

/**
 * A client of the current server that counts as connected only where writes are taken: a standby
 * lets everybody in too.
 */
export function clientOf(
  servers: Servers,
  options: pg.ClientConfig = {},
): pg.Client {
  const server = servers.current();
  const client = new pg.Client({ ...options, ...server });
  client.on("error", () => {});
  const connect = client.connect.bind(client) as () => Promise<unknown>;
  async function connectToWrite() {
    try {
      await connect();
      await refuseStandby(client);
    } catch (error) {
      servers.leave(server);
      client.end().catch(() => {});
      throw error;
    }
  }
  return Object.assign(client, {
    connect(done?: (error?: unknown) => void) {
      const connecting = connectToWrite();
      if (!done) return connecting;
      connecting.then(() => done(), done);
      return undefined;
    },
  });
}

/** What PostgreSQL says, too, to whoever writes in spite of that. */
export const readOnly = "25006";

async function refuseStandby(client: pg.Client) {
  const { rows } = await client.query<{ no: boolean }>(
    "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS no",
  );
  if (!rows[0]?.no) return;
  const error = new Error("the database server takes no writes");
  throw Object.assign(error, { code: readOnly });
}

/** A connection to the first of the servers that takes writes; else it fails as the last of them did. */
export async function connectForWriting(
  target: pg.ClientConfig,
  options: pg.ClientConfig = {},
): Promise<pg.Client> {
  const servers = serversOf(target);
  for (let left = servers.count; ; left -= 1) {
    const client = clientOf(servers, options);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}
