import type { QuestionAtPosition } from "#shared/contract/content/questions.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

type Fields = Record<string, string>;

/** Simulates a browser without scripts, with or without cookies. */
export function visitor({ url }: RunningServer, { keepsCookies = true } = {}) {
  let cookie = "";
  /** Stores the cookie of a reply, also of an opened page. */
  function takeCookies(response: Response) {
    const [set = ""] = response.headers
      .getSetCookie()
      .filter((text) => text.startsWith("visit="));
    if (keepsCookies && set !== "")
      cookie = set.includes("Max-Age=0") ? "" : (set.split(";")[0] ?? "");
    return response;
  }
  async function send(path: string, fields: Fields, sentCookie = cookie) {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: sentCookie, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams(fields),
    });
    takeCookies(response);
    const to = response.headers.get("location") ?? "";
    const page = await response.text();
    return { status: response.status, to: to.replace(url, ""), page };
  }
  const open = (path: string) =>
    fetch(`${url}${path}`, { headers: { cookie }, redirect: "manual" });
  return { send, open, takeCookies, cookie: () => cookie };
}

export async function questionsOf({ url }: RunningServer) {
  const fetchQuestion = async (number: number) => {
    const reply = await fetch(`${url}/api/questions/pos/${number}`);
    return (await reply.json()) as QuestionAtPosition;
  };
  const { amount } = await fetchQuestion(1);
  return Promise.all(
    Array.from({ length: amount }, (_, at) => fetchQuestion(at + 1)),
  );
}

export const answerTo = (
  { _id, publication }: QuestionAtPosition,
  answer = "B",
) => ({
  question: _id,
  publication: String(publication),
  answer,
});

export async function resultsOf(server: RunningServer, name: string) {
  const { rows } = await inDatabase(server, (client) =>
    client.query(
      "SELECT _id, final, chosen FROM results WHERE parentname = $1",
      [name],
    ),
  );
  return rows as { _id: string; final: boolean; chosen: string[] }[];
}
