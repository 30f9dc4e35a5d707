import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { refusalBody } from "#shared/contract/errors.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "#server/platform/config.ts";

/** Serves the OpenAPI document and a page that shows it. */
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

/** Returns the route schema, for validation and the API page. */
export function schemaOf({
  access,
  summary,
  path,
  params,
  query,
  body,
  reply,
}: Endpoint) {
  return {
    summary,
    tags: [path.split("/")[2] ?? ""],
    security: access === "staff" ? [{ bearer: [] }] : [],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...(reply && { 200: reply }), "4xx": refusalBody },
  };
}
