import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import { pictureBytes } from "#shared/rules/picture-limits.ts";
import { Refusal, refusal, refuse } from "#server/platform/errors.ts";
import { startBodyTimeout } from "./bodies.ts";

const mostAround = 100_000;
const secondsToArrive = 60;

const limits = {
  fileSize: pictureBytes,
  files: 1,
  fields: 5,
  parts: 8,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
};

const form = z.object({ file: z.file(), name: z.string().optional() });

/** Mounts a route that accepts only multipart forms with a file. */
export function mountForFiles(app: FastifyInstance, options: RouteOptions) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      limits,
      throwFileSizeLimit: false,
      // Without this, the parser would wait forever for an unread part above its default size.
      fileHwm: Number.MAX_SAFE_INTEGER,
    });
    // Other bodies are not read; receiveFile() refuses them.
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.addHook("preParsing", async (request) =>
      startBodyTimeout(request, secondsToArrive),
    );
    scope.route({
      ...options,
      // The schema is only for the API page: readForm() checks the form.
      validatorCompiler: () => (value) => ({ value }),
      schema: {
        ...options.schema,
        consumes: ["multipart/form-data"],
        body: form,
      },
    });
  });
}

/** Returns the form's only file. The optional `name` field is ignored. */
export async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw refusal(415, "unsupported_request");
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > pictureBytes + mostAround) throw tooLarge();
  const file = await readForm(request).catch(explain);
  if (!file) throw refusal(400, "required", "file");
  return file;
}

async function readForm(request: FastifyRequest) {
  let received: Buffer | undefined;
  let unknownField: string | undefined;
  let isTruncated = false;
  for await (const part of request.parts()) {
    const { fieldname } = part;
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      // This is known only after reading, because the parser discards bytes beyond the limit.
      isTruncated ||= part.file.truncated;
      if (fieldname === "file") received = bytes;
    }
    if (fieldname !== "file" && fieldname !== "name")
      unknownField ??= fieldname;
  }
  if (isTruncated) throw tooLarge();
  if (unknownField !== undefined)
    throw refusal(400, "unknown_field", unknownField.slice(0, 200));
  return received;
}

function tooLarge(): Refusal {
  return refusal(413, "too_large", "file");
}

function explain(error: Error & { code?: string }): never {
  if (error instanceof Refusal) throw error;
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(error.code ?? "")) {
    throw refuse(400, "too_many", { most: 1 }, "file");
  }
  // Errors of the parser have no code. If the connection is reset here, the client did it.
  const formError = /^(FST_|ECONNRESET|Multipart: )|multipart data$/;
  if (!formError.test(error.code ?? error.message)) throw error;
  throw refusal(400, "malformed");
}
