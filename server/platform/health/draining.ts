import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** The instance is about to stop and should get no new requests. */
    isDraining: boolean;
  }
}

/** While draining, closes each connection after its answer, so that no request is cut off later. */
export function mountDraining(app: FastifyInstance) {
  app.decorate("isDraining", false);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (app.isDraining) reply.header("connection", "close");
    done();
  });
}

/** Reports `/readyz` as not ready and keeps answering requests until a proxy has noticed. */
export async function drain(app: FastifyInstance, seconds: number) {
  app.isDraining = true;
  await wait(seconds * 1000);
}
