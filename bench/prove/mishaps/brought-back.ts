import { send } from "./wire.ts";

/** What the phone stores, as the scripts of the quiz do (web/visitor/quiz/saved-quiz.ts). */
export type Stored = {
  answers: Map<string, string>;
  handInKey?: string | undefined;
  rankKey?: string | undefined;
  draft?: string | undefined;
  final?: string | undefined;
};

type Left = { url: string; name: string; stored: Stored };

/** The page was left, and the phone has deleted what was stored: the browser has carried it (web/core/storage/progress.ts). */
export async function broughtBack({
  url,
  name,
  stored,
}: Left): Promise<Stored> {
  const path = "/api/progress";
  const { answers: given, handInKey: _, rankKey: __, ...others } = stored;
  const quiz = { ...others, answers: Object.fromEntries(given) };
  const told = await send(url, {
    method: "PUT",
    path,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      user: JSON.stringify({ parentName: name }),
      quiz: JSON.stringify(quiz),
    }),
  });
  const pairs = told?.cookies.map((each) => each.split(";")[0]) ?? [];
  const headers = { cookie: pairs.join("; ") };
  const reply = await send(url, { method: "GET", path, headers });
  const carried = JSON.parse(reply?.body ?? "{}") as { quiz: string };
  const back = JSON.parse(carried.quiz) as typeof quiz;
  return { ...back, answers: new Map(Object.entries(back.answers)) };
}
