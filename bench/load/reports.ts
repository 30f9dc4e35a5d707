import { connectTo } from "./connection.ts";
import { requestOf } from "./request.ts";

const visitors = 4;

const report = {
  language: "es",
  events: [
    { name: "question_answered", place: "/question/{number}", number: 1 },
    { name: "concerns_ranked", place: "/rank/{id}" },
  ],
};

/** Visitors who report events, one report after the other, for as long as some work takes. */
export async function reportWhile<T>(url: string, work: () => Promise<T>) {
  const request = requestOf("POST /api/events", report);
  let isOver = false;
  const times: number[] = [];
  const visits = Array.from({ length: visitors }, async () => {
    const connection = await connectTo(url);
    while (!isOver) {
      const began = performance.now();
      const { status } = await connection.ask(request);
      if (status !== 204) throw new Error(`Events: ${status}`);
      times.push(performance.now() - began);
    }
    connection.close();
  });
  const done = work().finally(() => (isOver = true));
  const [value] = await Promise.all([done, ...visits]);
  return { value, slowest: Math.max(...times), reports: times.length };
}
