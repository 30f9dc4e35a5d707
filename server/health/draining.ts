import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** It will soon be gone: nobody should send anything new here. */
    isDraining: boolean;
  }
}

/** Once draining, every answer ends its connection, so that none is cut off when the listener closes. */
export function mountDraining(app: FastifyInstance) {
  app.decorate("isDraining", false);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (app.isDraining) reply.header("connection", "close");
    done();
  });
}

/** Says so at `/readyz` and goes on answering, until whoever stands in front has noticed. */
export async function drain(app: FastifyInstance, seconds: number) {
  app.isDraining = true;
  await wait(seconds * 1000);
}
