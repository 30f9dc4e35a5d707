import type { FastifyInstance } from "fastify";
import { idPattern } from "#shared/rules/ids.ts";
import type { Services } from "#server/services.ts";
import { notFound } from "#server/errors.ts";

export const imageType = "image/webp";
const nameShape = new RegExp(`^${idPattern}\\.webp$`);

const headers = {
  "content-security-policy": "default-src 'none'; sandbox",
  "content-type": imageType,
  "cache-control": "public, max-age=31536000, immutable",
};

/** Hands out what staff uploaded: pictures only, whatever anybody asks for. */
export function showImages(app: FastifyInstance, { gateways }: Services) {
  app.get<{ Params: { name: string } }>(
    "/uploads/:name",
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const image = nameShape.test(name)
        ? await gateways.images.read(name)
        : undefined;
      if (!image) throw notFound();
      reply.headers({ ...headers, "content-length": image.size });
      return reply.send(image.content);
    },
  );
}
