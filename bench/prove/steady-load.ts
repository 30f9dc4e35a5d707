import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "#server/ids.ts";

const feedback = {
  type: "website",
  useful: true,
  findinformation: true,
  wouldrecommend: true,
};

/** What a visitor's browser asks for; what it posts carries a key of its own. */
const lines = [
  "GET /",
  "POST /api/feedbacks",
  "GET /api/settings",
  "GET /quiz",
  "POST /api/feedbacks",
  "GET /api/questions/pos/1",
];

type Load = {
  asked: number;
  /** Posts that were answered with success. */
  posted: number;
  failed: string[];
};

/** So many visitors ask one thing after the other, until they are told to stop. */
export function startLoad(url: string, visitors: number) {
  const load: Load = { asked: 0, posted: 0, failed: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let isOver = false;
  async function visit(first: number) {
    for (let at = first; !isOver; at += 1) {
      const line = lines[at % lines.length] ?? "";
      load.asked += 1;
      const answer = await ask(url, line, agent);
      if (answer !== 200) load.failed.push(`${line}: ${answer}`);
      else if (line.startsWith("POST")) load.posted += 1;
      await wait(10);
    }
  }
  const visits = Array.from({ length: visitors }, (_, at) => visit(at));
  return async () => {
    isOver = true;
    await Promise.all(visits);
    agent.destroy();
    return load;
  };
}

/** The status, or what went wrong on the way. */
function ask(url: string, line: string, agent: Agent) {
  const [method, path = ""] = line.split(" ");
  const body = method === "POST" ? JSON.stringify({ feedback }) : undefined;
  const headers = body && {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "idempotency-key": newId(),
  };
  return new Promise<number | string>((resolve) => {
    const asked = request(
      url + path,
      { method, agent, ...(headers && { headers }) },
      (reply) => {
        reply.on("error", ({ message }) => resolve(message));
        reply.on("end", () => resolve(reply.statusCode ?? 0));
        reply.resume();
      },
    );
    asked.on("error", ({ message }) => resolve(message));
    asked.end(body);
  });
}
