// What befalls the network between the server and a database elsewhere.
import { setTimeout as wait } from "node:timers/promises";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { startProduct } from "#bench/prove/product.ts";
import { type Fault, prove, type Row, siteOf } from "./fault.ts";

const silence = 25_000;
const slowFor = 15_000;
/** Each way: a statement then takes a third of a second. */
const late = 150;

type Proxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

export async function proveNetwork(times: (rounds: number) => number) {
  const rows: Row[] = [];
  const dataDir = await makeFolder();
  const { env } = process;
  // Without a folder for its socket it listens on a port, as a database elsewhere does.
  const options = { dataDir, env, say: () => {}, socketParents: [] };
  const database = await startEmbedded(options);
  const proxy = await startDatabaseProxy(database.target);
  const { user, password, database: name } = database.target;
  const { host, port } = proxy.target;
  const product = await startProduct({
    DATABASE_URL: `postgres://${user}:${String(password)}@${host}:${port}/${name}`,
  });
  const site = siteOf(product, async () => database.target);
  try {
    for (const fault of faultsOf(proxy, times))
      rows.push(await prove(site, fault));
  } finally {
    await product.stop();
    await proxy.stop();
    await database.stop();
    await removeFolders();
  }
  return rows;
}

function faultsOf(proxy: Proxy, times: (rounds: number) => number): Fault[] {
  return [
    {
      what: `network to PostgreSQL ${late} ms late each way for ${slowFor / 1000} s`,
      rounds: times(2),
      target: 5,
      async strike() {
        proxy.slow(late);
        await wait(slowFor);
        proxy.heal();
      },
    },
    {
      what: `network to PostgreSQL silent for ${silence / 1000} s`,
      rounds: times(2),
      target: 10,
      async strike() {
        proxy.silence();
        await wait(silence);
        proxy.heal();
      },
    },
    {
      what: "open connections to PostgreSQL forgotten",
      rounds: times(2),
      target: 10,
      strike: async () => proxy.dropSilently(),
    },
  ];
}
