import type { FastifyInstance } from "fastify";
import type { Pages } from "./make-page.ts";

/** Pages rendered by Vite, which reload when a file is saved. */
export async function startDevPages(): Promise<{
  pages: Pages;
  attach: (app: FastifyInstance) => void;
  close: () => Promise<void>;
}> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: "custom",
  });
  return {
    pages: {
      sources: {
        "style-src": ["'self'", "'unsafe-inline'"],
        "connect-src": ["'self'", "ws:"],
      },
      async render(request, visit) {
        const build = await vite.ssrLoadModule(
          "virtual:react-router/server-build",
        );
        return build.entry.module.createRenderer(build, "development")(
          request,
          visit,
        );
      },
    },
    attach(app) {
      app.addHook("onRequest", (request, reply, done) => {
        if (request.url.startsWith("/api/")) return done();
        vite.middlewares(request.raw, reply.raw, done);
      });
    },
    close: () => vite.close(),
  };
}
