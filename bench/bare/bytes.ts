// A Fastify server that only sends fixed bytes: the baseline for cached replies.
import fastify from "fastify";

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const body = Buffer.concat(chunks);

const app = fastify();
app.get("/", (_request, reply) => reply.type("text/plain").send(body));
const url = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${JSON.stringify({ url })}\n`);
process.on("SIGTERM", () => void app.close());
