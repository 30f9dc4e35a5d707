import type { Socket } from "node:net";
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
  closeUnusedConnections(app);
}

/**
 * Browsers preconnect: they open connections for later requests. Node does not count these as idle, so a stop would wait
 * for `connectionTimeout`. A request that arrives at that very moment is lost, but draining comes first.
 */
function closeUnusedConnections(app: FastifyInstance) {
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}

/** Reports `/readyz` as not ready and keeps answering requests until a proxy has noticed. */
export async function drain(app: FastifyInstance, seconds: number) {
  app.isDraining = true;
  await wait(seconds * 1000);
}
