import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { resultsAction } from "./results.action.ts";

const id = "r".repeat(22);
const address = `https://quiz.example/results/${id}`;

/** A browser with a visit in its cookie that submits forms of the results page. */
function browser(call = vi.fn(), visit: object = {}) {
  let text: string | undefined = JSON.stringify({ key: "k", ...visit });
  const forget = vi.fn();
  const page = {
    language: "es",
    call,
    visit: {
      read: () => text,
      write: (written: string | undefined) => {
        text = written;
      },
    },
    questions: { forget },
  } as unknown as PageRequest;
  function send(fields: Record<string, string>) {
    const context = new RouterContextProvider();
    context.set(pageRequestContext, page);
    const body = new URLSearchParams(fields);
    const request = new Request(address, { method: "POST", body });
    return resultsAction({ request, params: { id }, context });
  }
  return { send, forget, visitText: () => text };
}

function leadsTo(answer: unknown, place: string) {
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect(status).toBe(303);
  expect(headers.get("location")).toBe(place);
  return headers;
}

describe("ending a visit on a shared phone", () => {
  test.each([
    ["an invited family goes home", { user: { contactId: "c" } }, "/"],
    ["others go to the start", {}, "/quiz"],
  ])("deletes everything: %s", async (_, visit, place) => {
    const { send, visitText, forget } = browser(vi.fn(), visit);
    const headers = leadsTo(await send({ do: "end" }), place);
    expect(visitText()).toBeUndefined();
    expect(forget).toHaveBeenCalledOnce();
    expect(headers.get("clear-site-data")).toBe('"storage"');
  });

  test("asks first and can be canceled", async () => {
    const { send, visitText } = browser();
    expect(await send({ do: "ask" })).toEqual({ isAsking: true });
    const headers = leadsTo(await send({ do: "stay" }), `/results/${id}`);
    expect(headers.get("clear-site-data")).toBeNull();
    expect(visitText()).toBeDefined();
  });
});

describe("choosing the day of the next visit", () => {
  test("redirects to its calendar file", async () => {
    const day = "2999-12-31";
    const answer = await browser().send({ do: "calendar", day });
    leadsTo(answer, `/calendar/${day}`);
  });

  test.each([
    ["", "missing"],
    ["2026-02-31", "missing"],
    ["2020-01-01", "past"],
  ])("shows '%s' again: %s", async (day, dayProblem) => {
    expect(await browser().send({ do: "calendar", day })).toMatchObject({
      data: { day, dayProblem },
      init: { status: 422 },
    });
  });
});

describe("texting the results", () => {
  const sent = { do: "text", phone: "(201) 555-0123" };

  test("uses the same call as the browser and sends once when the form is repeated", async () => {
    const call = vi.fn(async () => "On its way.");
    const { send, visitText } = browser(call);
    for (let time = 0; time < 2; time += 1)
      leadsTo(await send(sent), `/results/${id}#text-message`);
    const body = {
      contacts: "+12015550123",
      message: `Mis resultados: ${address}`,
    };
    const [[line, input, how]] = call.mock.calls as unknown as [
      [string, object, object],
    ];
    expect(line).toBe("POST /api/sms/textResults");
    expect(input).toEqual({ body });
    expect(call.mock.calls[1]).toEqual([line, input, how]);
    expect(JSON.parse(visitText() ?? "")).toMatchObject({
      texted: "On its way.",
    });
  });

  test("does not call the server for an invalid number", async () => {
    const call = vi.fn();
    const answer = await browser(call).send({ do: "text", phone: "soon" });
    expect(answer).toMatchObject({
      data: { phone: "soon", isWrong: true },
      init: { status: 422 },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test.each([
    [
      "an invalid number",
      { status: 400, errors: [{ code: "invalid_phone" }] },
      true,
    ],
    [
      "too many requests",
      { status: 429, errors: [{ code: "too_many_requests" }] },
      false,
    ],
    ["an internal error", new Error("broken"), false],
  ])("shows the refusal and the typed number: %s", async (_, why, isWrong) => {
    const call = vi.fn(() => Promise.reject(why));
    const answer = await browser(call).send(sent);
    expect(answer).toMatchObject({
      data: { phone: "+12015550123", isWrong },
      init: { status: "status" in why ? why.status : 503 },
    });
  });
});

describe("answering a question once more", () => {
  const form = { do: "answer again", answer: "D" };

  test("sends the answer and returns to its place", async () => {
    const call = vi.fn();
    leadsTo(await browser(call).send(form), `/results/${id}#ask-again`);
    const sent = { params: { id }, body: { answer: "D" } };
    expect(call.mock.calls).toEqual([
      ["POST /api/results/:id/second-answer", sent],
    ]);
  });

  test("sends nothing that is not an answer", async () => {
    const call = vi.fn();
    const reply = await browser(call).send({ ...form, answer: "F" });
    leadsTo(reply, `/results/${id}#ask-again`);
    expect(call).not.toHaveBeenCalled();
  });

  test("says so if staff have switched the question off", async () => {
    const refused = { status: 404, errors: [{ code: "not_found" }] };
    const call = vi.fn(() => Promise.reject(refused));
    expect(await browser(call).send(form)).toMatchObject({
      data: { isClosed: true },
      init: { status: 422 },
    });
  });

  test("does not hide an error of the server", async () => {
    const call = vi.fn(() => Promise.reject(new Error("broken")));
    await expect(browser(call).send(form)).rejects.toThrow("broken");
  });
});
