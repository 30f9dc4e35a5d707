import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import { pictureBytes } from "#shared/rules/field-limits.ts";
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

/** Puts a route where forms with a file are read, and nothing else. */
export function mountForFiles(app: FastifyInstance, options: RouteOptions) {
  app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    await corner.register(multipart, {
      limits,
      throwFileSizeLimit: false,
      // Else a part that nobody asks for, once larger than this, is waited for without end.
      fileHwm: Number.MAX_SAFE_INTEGER,
    });
    // Anything else is left unread, and refused by name.
    corner.addContentTypeParser("*", (_request, _payload, done) => done(null));
    corner.addHook("preParsing", async (request) =>
      startBodyTimeout(request, secondsToArrive),
    );
    corner.route({
      ...options,
      // For the API page alone: the form is read by hand.
      validatorCompiler: () => (value) => ({ value }),
      schema: {
        ...options.schema,
        consumes: ["multipart/form-data"],
        body: form,
      },
    });
  });
}

/** The one file of a form, whole; the name that may come along says nothing we rely on. */
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
  let stranger: string | undefined;
  let isCut = false;
  for await (const part of request.parts()) {
    const { fieldname } = part;
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      // Known only now: what is too much was thrown away on the way.
      isCut ||= part.file.truncated;
      if (fieldname === "file") received = bytes;
    }
    if (fieldname !== "file" && fieldname !== "name") stranger ??= fieldname;
  }
  if (isCut) throw tooLarge();
  if (stranger !== undefined)
    throw refusal(400, "unknown_field", stranger.slice(0, 200));
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
  // The parser's own errors have no code; a connection that is reset here is the client's.
  const ofForm = /^(FST_|ECONNRESET|Multipart: )|multipart data$/;
  if (!ofForm.test(error.code ?? error.message)) throw error;
  throw refusal(400, "malformed");
}
