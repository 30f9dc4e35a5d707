import type { ShouldRevalidateFunctionArgs } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "#web/core/calls/call.ts";
import { forget, readText, writeText } from "#web/core/storage/storage.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import {
  clientLoader,
  clientMiddleware,
  HydrateFallback,
  LayoutError,
  shouldRevalidate,
} from "./layout-screen.tsx";

const words = layoutWords.en;

beforeEach(() => forget("token"));

type Loading = Parameters<typeof clientLoader>[0];
const loading = (path: string) =>
  ({ request: new Request(`https://quiz.example${path}`) }) as Loading;

/** Where this redirect leads. */
const target = (redirect: unknown) =>
  redirect instanceof Response && redirect.headers.get("location");

const results = "/dashboard/results?kind=problem";
const loginFor = (path: string) => `/login?back=${encodeURIComponent(path)}`;

test.each([results, "/dashboard", "/dashboard/users/edit/1"])(
  "signed out, %s leads to the sign-in screen without a call",
  async (path) => {
    const calls = pendingCalls();
    const enter = async () =>
      clientMiddleware[0]?.(loading(path) as never, async () => undefined);
    await expect(enter()).rejects.toSatisfy(
      (error) => target(error) === loginFor(path),
    );
    expect(calls.all()).toEqual([]);
    writeText("token", "own");
    await expect(enter()).resolves.toBeUndefined();
  },
);

test("an expired session leads to the sign-in screen, and its token is dropped", async () => {
  writeText("token", "old");
  const calls = pendingCalls();
  const entered = clientLoader(loading(results)).catch(target);
  await calls.last().refuse(401, "sign_in_needed");
  expect(await entered).toBe(loginFor(results));
  expect(readText("token")).toBeUndefined();
});

test.each([
  [404, words.goneTitle],
  [403, words.refusedTitle],
])(
  "a screen that is refused with %i says why and leads to the dashboard",
  async (status, title) => {
    const error = new CallFailed(status, []);
    const { screen } = await mount(<LayoutError error={error} />);
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    expect(
      screen.getByRole("link", { name: words.toDashboard }),
    ).toHaveProperty("pathname", "/dashboard");
  },
);

test("a screen that could not be loaded says so and can be loaded again", async () => {
  const error = new CallFailed(503, [{ code: "busy" }]);
  const { screen, user, router } = await mount(<LayoutError error={error} />);
  const revalidate = vi.spyOn(router, "revalidate");
  expect(
    screen.getByRole("heading", { name: words.troubleTitle }),
  ).toBeDefined();
  await user.click(screen.getByRole("button", { name: words.tryAgain }));
  expect(revalidate).toHaveBeenCalledOnce();
});

test("while a screen loads for the first time, it says so", async () => {
  const { screen } = await mount(<HydrateFallback />);
  expect(screen.getByText(words.loading)).toBeDefined();
});

test.each([
  ["/dashboard/account", true],
  ["/dashboard/users/edit/1", true],
  ["/dashboard/results", false],
])(
  "after a change on %s, the signed-in user is loaded again: %s",
  (path, isAgain) => {
    const currentUrl = new URL(path, "https://quiz.example");
    const args = { currentUrl } as ShouldRevalidateFunctionArgs;
    expect(shouldRevalidate(args)).toBe(isAgain);
  },
);
