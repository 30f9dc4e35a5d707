import type { FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";

type File = { name: string; rows: number; content: Readable };

/** Sends a table as a file. One that breaks off is logged, and its connection is cut: nobody takes it for whole. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  answered: unknown,
) {
  const { name, rows, content } = answered as File;
  content.once("error", (error) =>
    request.log.error(
      { err: error, req: request, file: name },
      "a download broke off",
    ),
  );
  return reply
    .type(`${type}; charset=utf-8`)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-rows", rows)
    .send(content);
}
