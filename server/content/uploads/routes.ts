import type { FastifyInstance } from "fastify";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { uploadImage } from "#shared/contract/content/uploads.ts";
import { idPattern } from "#shared/rules/ids.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { newId } from "#server/platform/ids.ts";
import { createQueue } from "#server/platform/limits/queue.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { notFound } from "#server/platform/errors.ts";
import { cleanImage } from "./clean-image.ts";

// Limits concurrent uploads, because each is held in memory. Any more are refused before their body is read.
const limitUploads = createQueue(22, 0);

export function uploadRoutes({ db, gateways, limits }: Services): Route[] {
  return [
    route(uploadImage, async ({ receive, caller }) => {
      const user = caller.user._id;
      await limits.spend("uploads_of_admin", user);
      const image = await limitUploads(async () => cleanImage(await receive()));
      const name = `${newId()}.webp`;
      const Location = await gateways.images.put(name, image, imageType);
      await audit(db, "image_uploaded", { user, ip: caller.ip, subject: name });
      return { Data: [{ Location }] } satisfies ReplyOf<typeof uploadImage>;
    }),
  ];
}

const imageType = "image/webp";
const nameShape = new RegExp(`^${idPattern}\\.webp$`);

const headers = {
  "content-security-policy": "default-src 'none'; sandbox",
  "content-type": imageType,
  "cache-control": "public, max-age=31536000, immutable",
};

/** Serves uploaded pictures and nothing else from the storage. */
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
