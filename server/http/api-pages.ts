import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "#server/config.ts";

/** The API as a document for programs, and the same as a page for people. */
export async function mountApiPages(
  app: FastifyInstance,
  { publicUrl }: Config,
) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "HPV quiz",
        version: "1",
        description:
          "Refusals are `{ errors: [{ code, msg, field?, values? }] }`.",
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () =>
    app.swagger(),
  );
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
}
