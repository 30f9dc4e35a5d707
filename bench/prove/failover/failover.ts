// What becomes of acknowledged work when the primary of two databases dies and its standby takes over.
import { setTimeout as wait } from "node:timers/promises";
import { leftOut, prove, type Row, siteOf } from "#bench/prove/faults/fault.ts";
import { startProduct } from "#bench/prove/product.ts";
import { type DatabasePair, startPair } from "./database-pair.ts";
import { poolerVersion, startPooler } from "./pooler.ts";

/** Between the death and the promotion: what watches over the servers needs time to be sure. */
const unnoticed = 2000;
const target = 10;

export async function proveFailover(scale = 1): Promise<Row[]> {
  const rounds = Math.max(1, Math.round(10 * scale));
  return [await throughHosts(rounds), await throughPooler(rounds)];
}

async function throughHosts(rounds: number): Promise<Row> {
  const pair = await startPair();
  try {
    return await failOver(pair, rounds, {
      what: "primary killed, standby promoted; DATABASE_URL names both",
      env: { DATABASE_URL: bothOf(pair) },
    });
  } finally {
    await pair.stop();
  }
}

async function throughPooler(rounds: number): Promise<Row> {
  const version = poolerVersion();
  const what = `the same through PgBouncer ${version ?? ""}, a connection for each transaction`;
  if (version === undefined) return leftOut(what, "not installed");
  const pair = await startPair();
  const pooler = await startPooler(pair);
  try {
    return await failOver(pair, rounds, {
      what,
      env: {
        DATABASE_URL: urlOf(pair, `127.0.0.1:${pooler.port}`),
        DATABASE_DIRECT_URL: bothOf(pair),
      },
      onPromotion: () => pooler.leadToPrimary(),
    });
  } finally {
    await pooler.stop();
    await pair.stop();
  }
}

type Way = {
  what: string;
  env: NodeJS.ProcessEnv;
  onPromotion?: () => Promise<void>;
};

async function failOver(
  pair: DatabasePair,
  rounds: number,
  { what, env, onPromotion }: Way,
): Promise<Row> {
  const product = await startProduct(env);
  try {
    let isFirst = true;
    return await prove(
      siteOf(product, async () => pair.target()),
      {
        what,
        rounds,
        target,
        async strike() {
          if (!isFirst) await pair.addStandby();
          isFirst = false;
          await wait(1000);
          await pair.killPrimary();
          await wait(unnoticed);
          await pair.promote();
          await onPromotion?.();
        },
      },
    );
  } finally {
    await product.stop();
  }
}

const bothOf = (pair: DatabasePair) =>
  urlOf(
    pair,
    pair.ports.map((port) => `127.0.0.1:${port}`).join(","),
    "?target_session_attrs=read-write",
  );

function urlOf(
  { named: { user, password, database } }: DatabasePair,
  hosts: string,
  wishes = "",
) {
  return `postgres://${user}:${password}@${hosts}/${database}${wishes}`;
}
