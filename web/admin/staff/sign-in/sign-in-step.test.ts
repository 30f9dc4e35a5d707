import { expect, test, vi } from "vitest";
import { forgetSecret, linkIn } from "./sign-in-step.tsx";

test.each([
  ["setup=abc", { purpose: "setup", secret: "abc" }],
  ["invitation=a-b_c", { purpose: "invitation", secret: "a-b_c" }],
  ["password=abc", { purpose: "password", secret: "abc" }],
  ["email=abc", { purpose: "email", secret: "abc" }],
  ["forgotten", { purpose: "forgotten", secret: "" }],
  ["", undefined],
  ["content", undefined],
  ["toString=abc", undefined],
])("linkIn reads %j as %j", (hash, link) => {
  expect(linkIn(hash)).toEqual(link);
});

test("forgetSecret removes the secret from the URL and keeps the history state", () => {
  const replaceState = vi.fn();
  const state = { key: "k3y", idx: 2, usr: null };
  vi.stubGlobal("history", { state, replaceState });
  vi.stubGlobal("location", { pathname: "/login", search: "?lang=es" });
  forgetSecret();
  expect(replaceState).toHaveBeenCalledWith(state, "", "/login?lang=es");
});
