import { connect } from "node:net";

const hidden = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
const chunked = `0\r\n\r\n${hidden}`;
const twoParts = `5\r\nhello\r\n0\r\n\r\n${hidden}`;

/** A request that will be refused and that hides a second one, to /healthz. */
const around = (headers: string, body: string, version = "1.1") =>
  `POST /api/nothing HTTP/${version}\r\nHost: a\r\n${headers}\r\n\r\n${body}`;

const te = "Transfer-Encoding: chunked";

/** Requests whose length two servers may read differently (request smuggling). */
export const smuggling: Record<string, string> = {
  "a length and chunks": around(`Content-Length: 4\r\n${te}`, chunked),
  "chunks and a length": around(`${te}\r\nContent-Length: 4`, chunked),
  "an unknown coding": around(
    "Transfer-Encoding: xchunked\r\nContent-Length: 4",
    chunked,
  ),
  "chunks that are not last": around(
    "Transfer-Encoding: chunked, identity",
    chunked,
  ),
  "chunks in chunks": around("Transfer-Encoding: chunked, chunked", chunked),
  "two codings": around(`${te}\r\nTransfer-Encoding: identity`, chunked),
  "a blank before the colon": around(
    "Transfer-Encoding : chunked\r\nContent-Length: 4",
    chunked,
  ),
  "a tab in front of the coding": around(
    "Transfer-Encoding:\u000bchunked\r\nContent-Length: 4",
    chunked,
  ),
  "a coding on the next line": around(
    "Transfer-Encoding:\r\n chunked\r\nContent-Length: 4",
    chunked,
  ),
  "a line that ends with LF": around(
    `X: y\n${te}\r\nContent-Length: 4`,
    chunked,
  ),
  "a line that ends with CR": around(
    `X: y\r${te}\r\nContent-Length: 4`,
    chunked,
  ),
  "quotes around the coding": around(
    'Transfer-Encoding: "chunked"\r\nContent-Length: 4',
    chunked,
  ),
  "two lengths": around("Content-Length: 4\r\nContent-Length: 40", chunked),
  "a list of lengths": around("Content-Length: 4, 40", chunked),
  "a length with a sign": around("Content-Length: +4", chunked),
  "a length below nothing": around("Content-Length: -1", hidden),
  "a length in hexadecimal": around("Content-Length: 0x4", chunked),
  "a length of two words": around("Content-Length: 4 4", chunked),
  "an empty length": around("Content-Length:", hidden),
  "a length beyond numbers": around(
    "Content-Length: 99999999999999999999",
    hidden,
  ),
  "a chunk with a sign": around(te, `+5\r\nhello\r\n0\r\n\r\n${hidden}`),
  "a chunk in 0x": around(te, `0x5\r\nhello\r\n0\r\n\r\n${hidden}`),
  "a chunk beyond numbers": around(te, `FFFFFFFFFFFFFFFFF\r\n${hidden}`),
  "a chunk with LF in its extension": around(
    te,
    `5;a\nb\r\nhello\r\n0\r\n\r\n`,
  ),
  "a chunk that ends with LF": around(te, `5\nhello\n0\n\n${hidden}`),
  "a chunk longer than it says": around(te, `3\r\n${twoParts}`),
  "a chunk without a size": around(te, `\r\n\r\n${hidden}`),
  "a trailer with a length": around(
    `${te}\r\nTrailer: Content-Length`,
    `0\r\nContent-Length: 40\r\n\r\n`,
  ),
  "chunks in HTTP/1.0": around(te, twoParts, "1.0"),
  "a NUL in a name": around("X\0Y: z\r\nContent-Length: 4", chunked),
  "a NUL in a value": around("X: y\0z\r\nContent-Length: 4", chunked),
  "a blank before the first header": around(" X: y", hidden),
  "a header without a name": around(": y", hidden),
  "no host": "GET /healthz HTTP/1.1\r\n\r\n",
  "two hosts": "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "another host in the line":
    "GET http://evil.example/api/users HTTP/1.1\r\nHost: a\r\n\r\n",
  "a future version": "GET /healthz HTTP/3.0\r\nHost: a\r\n\r\n",
  "no version": "GET /healthz\r\n\r\n",
  "the preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "a lowercase method": "get /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
  "a tunnel": "CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: a\r\n\r\n",
  "a line break in the address":
    "GET /a\r\nX: /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
};

const quiet = 400;

/** Sends a request over one connection and returns everything received. */
function receive(port: number, lines: string): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(lines, "latin1"),
    );
    socket.setTimeout(quiet, () => socket.destroy());
    socket.on("data", (piece) => (received += String(piece)));
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}

/** The requests that got two replies, or the reply of the hidden request. */
export async function smuggleAll(port: number): Promise<string[]> {
  const all = Object.entries(smuggling);
  const problems = await Promise.all(
    all.map(async ([what, lines]) => {
      const received = await receive(port, lines);
      const replies = received.match(/^HTTP\/1\.1 \d+/gm) ?? [];
      if (replies.length > 1) return `${what}: ${replies.join(", ")}`;
      const isRefused = /^HTTP\/1\.1 [45]/.test(received) || received === "";
      return isRefused ? undefined : `${what}: ${replies[0]}`;
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}
