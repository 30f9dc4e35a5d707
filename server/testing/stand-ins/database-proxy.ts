import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type Duplex, PassThrough, Transform } from "node:stream";
import type pg from "pg";

type Pair = { near: Socket; far: Socket };

/** A proxy between server and database that can delay or drop data. `back` handles data from the database. */
export async function startDatabaseProxy(
  target: pg.ClientConfig,
  back: () => Duplex = () => new PassThrough(),
) {
  const pairs = new Set<Pair>();
  let isSilent = false;
  let delay = 0;
  const late = () => lateBy(() => delay);

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect(whereOf(target));
    const pair = { near, far };
    pairs.add(pair);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => {});
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (isSilent) return;
    near.pipe(late()).pipe(far);
    far.pipe(late()).pipe(back()).pipe(near);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  /** Keeps open connections open but passes no more data through them. */
  function dropSilently() {
    for (const { near, far } of pairs) {
      near.unpipe().pause();
      far.unpipe().pause();
    }
  }

  return {
    target: { ...target, host: "127.0.0.1", port, ssl: false },
    dropSilently,
    /** Passes no data through any connection, including new ones, until `heal`. */
    silence() {
      isSilent = true;
      dropSilently();
    },
    /** Delays each chunk by this many milliseconds, on open connections too. */
    slow(milliseconds: number) {
      delay = milliseconds;
    },
    /** Restores new connections and removes the delay. */
    heal() {
      isSilent = false;
      delay = 0;
    },
    async stop() {
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Drops notices from the database's output, as a transaction pooler does. */
export function withoutNotices() {
  const notice = "A".charCodeAt(0);
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, piece]);
      // A message is a letter and a length, which includes itself.
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        if (rest[0] !== notice) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}

function lateBy(delay: () => number) {
  return new Transform({
    transform(piece, _encoding, done) {
      if (delay() === 0) done(null, piece);
      else setTimeout(done, delay(), null, piece);
    },
  });
}

function whereOf({ host = "", port = 5432 }: pg.ClientConfig) {
  return host.startsWith("/")
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port };
}
