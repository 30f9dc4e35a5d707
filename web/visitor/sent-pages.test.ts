import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import { loader as site } from "#web/root.tsx";
import { loader as invitedHome } from "./home/invited-home-screen.tsx";
import * as quizStart from "./quiz/start/start-screen.tsx";
import { loader as ranking } from "./rank/rank-screen.tsx";
import { loader as results } from "./results/results-screen.tsx";

const secret = "Secret";
const id = "1".repeat(22);
const concern = (number: number) => ({
  _id: `c${number}`,
  name: "Topic",
  summary: "",
  summary_es: "",
  content: "",
  content_es: "",
  childrencontent: [],
  childrencontent_es: [],
});
const replies: Record<string, unknown> = {
  "GET /api/settings": {
    homePage: { title: "Home" },
    information: {},
    main: { sitename: "Title", copyright: "© 2026 · Placeholder: your clinic" },
  },
  "GET /api/contacts/:id": { _id: id, name: secret, childname: secret },
  "GET /api/results/:id": {
    _id: id,
    ranked: true,
    child: { age: secret, doses: secret },
    answers: [{ question: secret, answer: secret }],
    orderedConcerns: [1, 2, 3, 4].map((number) => ({
      ...concern(number),
      name: number > 3 ? secret : "Topic",
      count: 5,
    })),
  },
  "GET /api/concerns/:id": concern(1),
};

function contextOf(call = async (line: string) => replies[line]) {
  const context = new RouterContextProvider();
  const page = {
    language: "en",
    call,
    visit: { read: () => undefined },
    questions: { saved: undefined },
  };
  context.set(pageRequestContext, page as never);
  return context;
}

test.each([
  ["a personal link", invitedHome, { contactId: id }],
  ["shared results", results, { id }],
])("the HTML of %s contains no names or answers", async (_, loader, params) => {
  const sent = await loader({ context: contextOf(), params } as never);
  expect(JSON.stringify(sent)).toMatch(/Topic|Home/);
  expect(JSON.stringify(sent)).not.toContain(secret);
});

test("the HTML of the quiz and of a ranking is the same whether or not the id in the address exists", async () => {
  const call = vi.fn(async (line: string) => replies[line]);
  await ranking({ context: contextOf(call), params: { id } } as never);
  expect(call).not.toHaveBeenCalled();
  expect(quizStart).not.toHaveProperty("loader");
});

test.each([
  ["until the site is public", "http://localhost:3000", true],
  ["never on a public site", "https://quiz.example", false],
])("the HTML of every page contains placeholders %s", async (_, url, has) => {
  const request = new Request(`${url}/concerns`);
  const args = { context: contextOf(), params: {}, request } as never;
  const sent = JSON.stringify(await site(args));
  expect(sent).toContain("© 2026");
  expect(sent.includes("Placeholder")).toBe(has);
});
