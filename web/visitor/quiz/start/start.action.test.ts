import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { takeStart } from "./start.action.ts";

const contactId = "1".repeat(22);

/** Starts over without scripts; returns what is left on the device. */
async function startOver(user: object) {
  let visit: string | undefined = JSON.stringify({ user });
  let areQuestionsKept = true;
  const page: Partial<PageRequest> = {
    visit: { read: () => visit, write: (text) => void (visit = text) },
    questions: {
      saved: undefined,
      save: async () => {},
      forget: async () => void (areQuestionsKept = false),
      isRefused: false,
    },
  };
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page as PageRequest);
  const request = new Request("http://localhost/quiz", {
    method: "POST",
    body: new URLSearchParams({ do: "over" }),
  });
  const { headers } = (await takeStart({
    request,
    params: {},
    context,
  })) as Response;
  return { user: visit && JSON.parse(visit).user, areQuestionsKept, headers };
}

test.each([
  ["a family", { parentName: "Ana" }, undefined],
  ["an invited family", { parentName: "Ana", contactId }, { contactId }],
])(
  "%s that starts over leaves no names and no questions for the visit",
  async (_what, user, left) => {
    const over = await startOver(user);
    expect(over.user).toEqual(left);
    expect(over.areQuestionsKept).toBe(false);
    expect(over.headers.get("location")).toBe("/quiz");
  },
);
