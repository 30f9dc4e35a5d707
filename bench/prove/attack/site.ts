import { connect } from "#server/db/connect.ts";
import {
  type Caller,
  createAccounts,
  createCallers,
} from "#server/testing/attacks/callers.ts";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { embeddedTarget } from "#bench/prove/product.ts";
import { type Asked, askAt } from "./ask.ts";

/** What a section says of one kind of attack. */
export type Row = {
  attack: string;
  tried: number;
  failed: number;
  remarks: string;
};

export type Site = Awaited<
  ReturnType<typeof openSite<Pick<RunningServer, "url" | "dataDir">>>
>;

/** The product on a port, and its database for what can be known or prepared only there. */
export async function openSite<
  Server extends Pick<RunningServer, "url" | "dataDir">,
>(server: Server) {
  const { url } = server;
  const target = await embeddedTarget(server.dataDir);
  const { db, pool } = connect(target, { size: 4, log: { warn: () => {} } });
  const { user, session } = createAccounts(db);
  const { _id } = await user();
  const staff = async () => ({
    authorization: `Bearer ${await session(_id)}`,
  });
  const ask = (asked: Asked) => askAt(url, asked);
  /** A call that has to succeed. */
  async function call<T>(line: string, body?: unknown): Promise<T> {
    const [method = "", path = ""] = line.split(" ");
    const answer = await ask({
      method,
      path,
      headers: { ...(await staff()), ...(body !== undefined && json) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (answer.status >= 300)
      throw new Error(`${line}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return (answer.body === "" ? undefined : JSON.parse(answer.body)) as T;
  }
  return {
    ...server,
    db,
    pool,
    staff,
    ask,
    call,
    callers: (): Promise<Caller[]> => createCallers(db),
    close: () => db.destroy(),
  };
}

export const json = { "content-type": "application/json" };

export async function withSite<T>(
  env: NodeJS.ProcessEnv,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const server = await startServer(env);
  try {
    const site = await openSite(server);
    return await work(site).finally(site.close);
  } finally {
    await server.stop();
  }
}

/** One row of the table; what failed is said in full before it. */
export function rowOf(
  attack: string,
  tried: number,
  problems: string[],
  remarks = "",
): Row {
  for (const problem of problems.slice(0, 20))
    console.log(`${attack}: ${problem}`);
  return { attack, tried, failed: problems.length, remarks };
}

/** All of them, some at a time. */
export async function each<T>(
  all: T[],
  atATime: number,
  work: (one: T) => Promise<void>,
) {
  let next = 0;
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (next < all.length) await work(all[next++]!);
    }),
  );
}
