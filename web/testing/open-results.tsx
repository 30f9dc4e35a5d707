import { waitFor, within } from "@testing-library/react";
import type { LoaderFunction } from "react-router";
import { expect, vi } from "vitest";
import type { Concern } from "#shared/contract/content/concerns.ts";
import type { Settings } from "#shared/contract/content/settings.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import type { Language } from "#shared/rules/language.ts";
import { write, writeText } from "#web/core/storage/storage.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import * as resultsScreen from "#web/visitor/results/results-screen.tsx";
import { mountOnSite } from "./mount-on-site.tsx";
import { namedSettings } from "./settings.ts";

/** An id of the site, made of one letter. */
const idOf = (letter: string) => letter.repeat(22);

export const resultId = idOf("r");

const topics = ["Cost", "Side effects", "Boys", "Needles", "Fertility"];

export const topicIds = topics.map((_, at) => idOf(String(at + 1)));

const topicOf = (_id: string): Concern => {
  const name = topics[topicIds.indexOf(_id)] ?? "";
  return {
    _id,
    active: true,
    name,
    name_es: `${name} (es)`,
    summary: `In short: ${name}.`,
    summary_es: `En breve: ${name}.`,
    content: `<p>All about ${name}.</p>`,
    content_es: `<p>Todo sobre ${name}.</p>`,
    childrencontent: "<p>For children.</p>",
    childrencontent_es: "",
    suggestedquestions: [`${name}, {child}?`, `Why ${name}?`],
    suggestedquestions_es: [],
    externallinks: [{ name: "CDC", url: "https://www.cdc.gov/hpv" }],
    externallinks_es: [],
    videolink: "",
    videolink_es: "",
  };
};

const answerAbout = (at: number, answer: "A" | "E", label: string) => ({
  number: at + 1,
  question: `What about ${topics[at]}?`,
  question_es: "",
  concern: { _id: topicIds[at] ?? "", name: "", name_es: "" },
  answer,
  label,
  label_es: "",
});

const someResult = {
  _id: resultId,
  language: "en",
  contact: null,
  userid: null,
  ranked: true,
  child: { age: "13 to 14", doses: "one" },
  askAgain: null,
  answers: [
    answerAbout(0, "A", "Very hard"),
    answerAbout(1, "A", "Worried"),
    answerAbout(2, "E", "Yes, definitely"),
  ],
  orderedConcerns: topics.map((name, at) => ({
    _id: topicIds[at] ?? "",
    name,
    name_es: `${name} (es)`,
    count: at < 2 ? 5 : 1,
  })),
} satisfies Result;

type Reply = () => Response | Promise<Response>;
type Sent = { line: string; body: unknown };

interface Opened {
  result?: Partial<Result>;
  texts?: Partial<Settings["results"]>;
  language?: Language;
  /** What follows the address of the result, such as `#share`. */
  at?: string;
  /** Whether the family took the quiz on this phone. */
  isOwn?: boolean;
  /** Replies that differ, by method and path. */
  replies?: Record<string, Reply>;
}

export const refused = (status: number, code: string) =>
  Response.json({ errors: [{ code }] }, { status });

/**
 * Opens the screen of a result with its own loader. The family is Ana with Leo. `replies` may be changed while the
 * screen is open.
 */
export async function openResults({
  result,
  texts,
  language = "en",
  at = "",
  isOwn = true,
  replies = {},
}: Opened = {}) {
  localStorage.clear();
  if (isOwn) {
    write("user", { parentName: "Ana", childName: "Leo" });
    writeText("userResultsId", resultId);
    write("quiz", { ...newQuiz, final: resultId });
  }
  const settings = {
    ...namedSettings,
    results: { ...namedSettings.results, askagain: "on", ...texts },
    visit: {},
  } as unknown as Settings;
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, request?: RequestInit) => {
    const [path = ""] = address.split("?");
    const line = `${request?.method ?? "GET"} ${path}`;
    const { body } = request ?? {};
    sent.push({
      line,
      body: typeof body === "string" ? (JSON.parse(body) as unknown) : null,
    });
    const reply = replies[line];
    if (reply) return reply();
    if (line === `GET /api/results/${resultId}`)
      return Response.json({ ...someResult, ...result });
    if (line === "GET /api/settings") return Response.json(settings);
    if (path.startsWith("/api/concerns/"))
      return Response.json(topicOf(path.slice(-22)));
    if (path.endsWith("/questions"))
      return Response.json({ version: 0, questions: [] });
    return Response.json({});
  });
  const { default: Screen, clientLoader, ...rest } = resultsScreen;
  const screenRoute = {
    Component: Screen,
    ErrorBoundary: rest.ErrorBoundary,
    shouldRevalidate: rest.shouldRevalidate,
    loader: clientLoader as unknown as LoaderFunction,
  };
  const other = (
    <div>
      <h1>Another screen</h1>
    </div>
  );
  const view = await mountOnSite(
    [
      { path: "/results/:id", ...screenRoute },
      { path: "/results/:id/:door", ...screenRoute },
      { path: "*", element: other },
    ],
    `/results/${resultId}${at}`,
    { settings, language },
  );
  const { container, screen, user } = view;
  const press = (name: string | RegExp) =>
    user.click(screen.getAllByRole("button", { name, hidden: true })[0]!);
  const shown = () => container.querySelector<HTMLElement>("div");
  await waitFor(() => expect(shown()?.querySelector("h1")).not.toBeNull());
  return {
    ...view,
    /** The page as it is shown, without the printed sheet and dialogs. */
    page: () => within(shown() ?? container),
    replies,
    /** The panel of a topic, by its place. */
    panel: (place: number) =>
      document.getElementById(topicIds[place - 1] ?? "") as HTMLDetailsElement,
    /** Presses the first button with this name. */
    press,
    /** Writes a question for the visit. */
    writeQuestion: async (text: string) => {
      await press(resultsWords.en.writeOwn);
      await user.keyboard(`${text}{Enter}`);
    },
    /** The bodies that were sent in calls of this line. */
    bodiesOf: (line: string) =>
      sent.filter((each) => each.line === line).map(({ body }) => body),
  };
}
