import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One call over a kept connection; fetch would cost more than what is measured. */
export function call(
  url: string,
  method = "GET",
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return new Promise<string>((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      url,
      {
        method,
        agent,
        headers: {
          ...(json && { "content-type": "application/json" }),
          ...headers,
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("end", () => {
          const text = Buffer.concat(pieces).toString();
          if ((response.statusCode ?? 500) < 400) resolve(text);
          else
            reject(
              new Error(`${method} ${url}: ${response.statusCode} ${text}`),
            );
        });
      },
    );
    sent.on("error", reject);
    sent.end(json);
  });
}

type Question = { _id: string; concern: string | null; amount: number };

let count = 0;
const key = () => ({
  "idempotency-key": `bench ${process.pid} ${(count += 1)}`,
});

/** Asks for every question and answers it: what a visitor hands in. */
export async function answerQuestions(url: string) {
  const answers: object[] = [];
  for (let amount = 1; answers.length < amount;) {
    const place = answers.length + 1;
    const text = await call(`${url}/api/questions/pos/${place}`);
    const question = JSON.parse(text) as Question;
    amount = question.amount;
    const answer = "ABCDE"[(place + count) % 5];
    const { _id, concern } = question;
    answers.push({ question: _id, concern, answer });
  }
  return { parentname: "Maria", language: "es", answers };
}

/** Everything one visitor's browser asks for, from the first question to the three concerns. */
async function takeQuiz(url: string) {
  await call(`${url}/api/settings`);
  const filled = await answerQuestions(url);
  const draft = JSON.parse(
    await call(`${url}/api/results`, "POST", filled, key()),
  ) as string;
  const { orderedConcerns } = JSON.parse(
    await call(`${url}/api/results/${draft}`),
  ) as {
    orderedConcerns: { _id: string }[];
  };
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const final = JSON.parse(
    await call(`${url}/api/results`, "POST", ranked, key()),
  ) as string;
  await call(`${url}/api/results/${draft}`, "DELETE");
  await call(`${url}/api/results/${final}`);
  for (const { _id } of orderedConcerns.slice(0, 3))
    await call(`${url}/api/concerns/${_id}`);
}

const happenings = [
  { name: "page_viewed", place: "/quiz" },
  { name: "quiz_started", place: "/quiz" },
  ...Array.from({ length: 16 }, (_, place) => ({
    name: "question_answered",
    place: "/question/{number}",
    number: place + 1,
    seconds: 9,
  })),
  { name: "quiz_finished", place: "/question/{number}" },
  { name: "concerns_ranked", place: "/rank/{id}" },
  { name: "results_read", place: "/results/{id}" },
  { name: "concern_opened", place: "/results/{id}", number: 1 },
  { name: "concern_closed", place: "/results/{id}", number: 1, seconds: 40 },
];

/** A whole quiz, and what the browser says of it in so many reports. */
export async function takeVisit(url: string, reports = 4) {
  const size = Math.ceil(happenings.length / reports);
  await takeQuiz(url);
  for (let from = 0; from < happenings.length; from += size) {
    const events = happenings.slice(from, from + size);
    await call(`${url}/api/events`, "POST", { language: "es", events });
  }
}

/** Quizzes finished per second by so many visitors at a time. */
export async function quizzesPerSecond(
  url: string,
  visitors = 8,
  seconds = 8,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let finished = 0;
  const visit = async () => {
    while (performance.now() < until) {
      await takeQuiz(url);
      finished += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return finished / seconds;
}
