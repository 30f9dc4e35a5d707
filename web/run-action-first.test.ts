import {
  data,
  redirect,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { describe, expect, test, vi } from "vitest";
import { runActionFirst } from "./run-action-first.ts";

type Take = (args: { params: { number?: string } }) => Promise<unknown>;

/** A build with a screen that accepts a form and a screen that accepts none. */
function site(action: Take) {
  const screen = { default: () => null };
  const build = {
    routes: {
      question: {
        id: "question",
        path: "question/:number",
        module: { ...screen, action },
      },
      about: { id: "about", path: "aboutus", module: screen },
    },
  } as unknown as ServerBuild;
  const forms = runActionFirst(build);
  const context = new RouterContextProvider();
  const send = (path: string) =>
    forms.act(
      new Request(`https://quiz.example${path}`, { method: "POST" }),
      context,
    );
  /** Calls the action of the screen as the router does. */
  const found = async () => {
    const take = forms.build.routes["question"]?.module.action;
    return take?.({ context } as unknown as Parameters<typeof take>[0]);
  };
  return { send, found };
}

describe("a form submission", () => {
  test("that redirects is answered before rendering", async () => {
    const take = vi.fn<Take>(async ({ params }) =>
      redirect(`/question/${Number(params.number) + 1}`, 303),
    );
    const answer = await site(take).send("/question/3");
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get("location")).toBe("/question/4");
    expect(take).toHaveBeenCalledTimes(1);
  });

  test("that throws a redirect is answered before rendering", async () => {
    const { send } = site(() => Promise.reject(redirect("/quiz")));
    expect((await send("/question/3"))?.headers.get("location")).toBe("/quiz");
  });

  test("that shows its page again runs once, and the router gets its data", async () => {
    const refused = data({ problem: "chooseFirst" }, { status: 422 });
    const take = vi.fn<Take>(async () => refused);
    const { send, found } = site(take);
    expect(await send("/question/3")).toBeUndefined();
    expect(await found()).toBe(refused);
    expect(take).toHaveBeenCalledTimes(1);
  });

  test("that throws makes the router throw the same error", async () => {
    const { send, found } = site(() => Promise.reject(new Error("broken")));
    expect(await send("/question/3")).toBeUndefined();
    await expect(found()).rejects.toThrow("broken");
  });

  test("without an action is left to the router", async () => {
    const take = vi.fn<Take>();
    expect(await site(take).send("/aboutus")).toBeUndefined();
    expect(take).not.toHaveBeenCalled();
  });
});
