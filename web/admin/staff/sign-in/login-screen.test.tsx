import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forget, readText, writeText } from "#web/core/storage/storage.ts";
import { humanCheckWords } from "#web/i18n/core/human-check.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { staffLinkWords } from "#web/i18n/admin/staff/links.words.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import LoginScreen from "./login-screen.tsx";

vi.mock("altcha/workers/pbkdf2?worker", () => ({ default: EventTarget }));

const words = loginWords.en;
const steps = twoStepWords.en;
const by = { app: true, passkey: false, elsewhere: null };

beforeEach(() => {
  forget("token");
  history.replaceState(null, "", "/login");
});

async function openLogin({ back = "", singleSignOn = false } = {}) {
  const calls = pendingCalls();
  const page = await mount(<LoginScreen />, `/login${back}`, {
    password: true,
    singleSignOn: singleSignOn ? { name: "Valley Health" } : null,
  });
  const { screen, router } = page;
  const box = (label: string) =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const type = (label: string, value: string) =>
    fireEvent.change(box(label), { target: { value } });
  async function signIn() {
    type(words.email, "ana@clinic.example");
    type(words.password, "by the sea");
    await page.press(words.signIn);
  }
  const path = () => router.state.location.pathname;
  return { ...page, calls, box, type, signIn, path };
}

test("a missing or malformed email address is reported at its field, and nothing is sent", async () => {
  const { box, type, press, screen, calls } = await openLogin();
  await press(words.signIn);
  expect(screen.getByText(refusalWords.en.required)).toBeDefined();
  expect(document.activeElement).toBe(box(words.email));
  type(words.email, "ana");
  await press(words.signIn);
  expect(screen.getByText(refusalWords.en.invalid_email)).toBeDefined();
  expect(calls.lines()).not.toContain("POST /api/auth");
});

test("signing in opens the requested screen", async () => {
  const { calls, signIn, router } = await openLogin({
    back: "?back=%2Fdashboard%2Fresults%3Fkind%3Dproblem",
  });
  await signIn();
  await calls.last().answer({ token: "opened" });
  expect(readText("token")).toBe("opened");
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/dashboard/results?kind=problem");
});

test("after a wrong password the message appears and the password is empty", async () => {
  const { box, calls, signIn, screen } = await openLogin();
  await signIn();
  await calls.last().refuse(401, "wrong_credentials");
  expect(screen.getByText(refusalWords.en.wrong_credentials)).toBeDefined();
  expect(box(words.password).value).toBe("");
  expect(box(words.email).value).toBe("ana@clinic.example");
});

test("someone who is already signed in goes on to the dashboard", async () => {
  writeText("token", "own");
  const { calls, path } = await openLogin();
  expect(calls.last().line).toBe("GET /api/auth");
  await calls.last().answer({});
  expect(path()).toBe("/dashboard");
});

test("a failed human check is explained and tried again", async () => {
  const { calls, signIn, screen } = await openLogin();
  await signIn();
  await calls.last().refuse(403, "human_check_needed");
  await calls.last().breakOff();
  expect(screen.getByText(refusalWords.en.human_check_needed)).toBeDefined();
  expect(screen.getByText(humanCheckWords.en.failed)).toBeDefined();
  await signIn();
  await calls.last().refuse(403, "human_check_needed");
  expect(calls.last().line).toBe("GET /api/auth/challenge");
});

test("the second step needs a code, and a wrong one can be corrected", async () => {
  const { box, type, press, calls, signIn, screen, path } = await openLogin();
  await signIn();
  await calls.last().answer({ proof: "proof", next: "code", by });
  expect(document.activeElement).toBe(box(steps.codeLabel));
  await press(steps.signIn);
  expect(screen.getByText(refusalWords.en.required)).toBeDefined();
  type(steps.codeLabel, "000000");
  await press(steps.signIn);
  await calls.last().refuse(401, "wrong_code");
  expect(screen.getByText(refusalWords.en.wrong_code)).toBeDefined();
  expect(box(steps.codeLabel).value).toBe("");
  type(steps.codeLabel, "123456");
  await press(steps.signIn);
  expect(calls.last()).toMatchObject({
    line: "POST /api/auth/second",
    body: { proof: "proof", code: "123456" },
  });
  await calls.last().answer({ token: "opened" });
  expect(path()).toBe("/dashboard");
});

test("if two-step verification is required, it is set up while signing in", async () => {
  const { type, press, calls, signIn, screen, path } = await openLogin();
  await signIn();
  await calls.last().answer({ proof: "proof", next: "set_up", by });
  expect(document.activeElement?.textContent).toBe(steps.mustTitle);
  const address = "otpauth://totp/quiz?secret=ABCDEFGH";
  await calls.last().answer({ key: "ABCDEFGH", address });
  expect(screen.getByText("ABCD EFGH")).toBeDefined();
  type(steps.codeLabel, "123456");
  await press(steps.confirm);
  expect(calls.last().line).toBe("POST /api/auth/second/confirm");
  await calls.last().answer({ token: "opened", recoveryCodes: ["a-b", "c-d"] });
  expect(screen.getByText("c-d")).toBeDefined();
  expect(path()).toBe("/login");
  await press(steps.saved);
  expect(path()).toBe("/dashboard");
});

test("a refused single sign-on says why, and can be tried again", async () => {
  history.replaceState(null, "", "/login#failed=no_role");
  const { screen } = await openLogin({ singleSignOn: true });
  expect(screen.getByText(words.problems.no_role)).toBeDefined();
  const again = screen.getByRole("link", {
    name: words.signInWith("Valley Health"),
  });
  expect(again).toHaveProperty("pathname", "/login/single-sign-on");
});

test("a forgotten password is asked for with an email address", async () => {
  history.replaceState(null, "", "/login#forgotten");
  const links = staffLinkWords.en;
  const { type, press, calls, screen } = await openLogin();
  expect(document.activeElement?.textContent).toBe(links.forgottenTitle);
  type(words.email, "ana@clinic.example");
  await press(links.send);
  expect(calls.last().line).toBe("POST /api/links/forgotten-password");
  await calls.last().answer({});
  expect(screen.getByText(links.sentText)).toBeDefined();
});
