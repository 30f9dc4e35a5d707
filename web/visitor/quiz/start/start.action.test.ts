import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { takeStart } from "./start.action.ts";

const contactId = "1".repeat(22);

/** Sends a form of the start page without scripts; returns what is left on the device. */
async function sendForm(step: string, user: object, id?: string) {
  let visit: string | undefined = JSON.stringify({ user });
  let areQuestionsKept = true;
  const page: Partial<PageRequest> = {
    call: (async (line: string) =>
      line === "GET /api/contacts/:id" ? { _id: id, date: "" } : {}) as never,
    visit: { read: () => visit, write: (text) => void (visit = text) },
    questions: {
      saved: undefined,
      forget: async () => void (areQuestionsKept = false),
    },
  };
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page as PageRequest);
  const request = new Request("http://localhost/quiz", {
    method: "POST",
    body: new URLSearchParams({ do: step }),
  });
  const answer = await takeStart({ request, params: { id }, context });
  const location = answer instanceof Response && answer.headers.get("location");
  return { user: visit && JSON.parse(visit).user, areQuestionsKept, location };
}

test.each([
  ["a family", { parentName: "Ana" }, undefined],
  ["an invited family", { parentName: "Ana", contactId }, { contactId }],
])(
  "%s that starts over leaves no names and no questions for the visit",
  async (_what, user, left) => {
    const over = await sendForm("over", user);
    expect(over.user).toEqual(left);
    expect(over.areQuestionsKept).toBe(false);
    expect(over.location).toBe("/quiz");
  },
);

test.each([
  ["another family's", { contactId: "2".repeat(22) }, false],
  ["the same family's", { parentName: "Ana", contactId }, true],
  ["the first", {}, true],
])(
  "opening %s link keeps the questions for the visit only if they are the family's own",
  async (_what, user, areKept) => {
    const opened = await sendForm("open", user, contactId);
    expect(opened.user).toMatchObject({ contactId });
    expect(opened.areQuestionsKept).toBe(areKept);
  },
);
