import { fireEvent, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnSession } from "#shared/contract/staff/account.ts";
import type { Passkey } from "#shared/contract/staff/passkeys.ts";
import type { ApiToken } from "#shared/contract/staff/tokens.ts";
import { forget, readText, writeText } from "#web/core/storage/storage.ts";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { passkeysWords } from "#web/i18n/admin/staff/passkeys.words.ts";
import { tokensWords } from "#web/i18n/admin/staff/tokens.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { asStaff, signedInAdmin } from "#web/testing/as-staff.tsx";
import { collectToasts } from "#web/testing/collect-toasts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import AccountScreen from "./account-screen.tsx";

// The strength check is slow to load, and the form works without it.
vi.mock("@zxcvbn-ts/core", () => ({}));

const words = accountWords.en;
const date = "2026-11-20T12:00:00.000Z";
const session = (device: string, isThis: boolean): OwnSession => ({
  _id: device,
  device,
  network: "192.0.2",
  began: date,
  seen: date,
  isThis,
});
const token: ApiToken = {
  _id: "3".repeat(22),
  name: "Weekly export",
  roles: ["researcher"],
  owner: "Nora",
  isOwn: true,
  created: date,
  expires: "2099-01-31T12:00:00.000Z",
  lastused: null,
};
const passkey: Passkey = {
  _id: "4".repeat(22),
  name: "Front desk",
  added: date,
  used: null,
  alone: true,
  elsewhere: null,
};

beforeEach(() => forget("token"));

async function openAccount() {
  const calls = pendingCalls();
  const toastTexts = collectToasts();
  const account = {
    unconfirmed: null,
    step: { isOn: false, since: null, codesLeft: 0, requiredFrom: null },
    passkeys: [passkey],
    sessions: [session("Chrome, Windows", true), session("Safari, Mac", false)],
    tokens: [token],
    isOfProvider: false,
  };
  const page = await mount(asStaff(<AccountScreen />), "/", account);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(page.screen.getByLabelText(label), { target: { value } });
  return { ...page, account, calls, toastTexts, type };
}

test("one's own name is saved without a password, and with one if it is typed", async () => {
  const { calls, toastTexts, press, type } = await openAccount();
  const { email } = signedInAdmin;
  type(/^Name/, "Nora Díaz");
  await press(words.save);
  expect(calls.last()).toMatchObject({
    line: "PUT /api/account",
    body: { name: "Nora Díaz", email },
  });
  expect(calls.last().body).not.toHaveProperty("password");
  await calls.last().answer({ name: "Nora Díaz", email, unconfirmed: null });
  expect(toastTexts()).toEqual([words.saved]);
  type(/^New password/, "quick boats at dawn");
  await press(words.save);
  expect(calls.last().body).toMatchObject({ password: "quick boats at dawn" });
  await calls.last().answer({ name: "Nora Díaz", email, unconfirmed: null });
});

test("an email address already in use is refused at its field", async () => {
  const { screen, calls, press, type } = await openAccount();
  type(/^Email/, "ana@clinic.example");
  await press(words.save);
  await calls.last().refuse(409, "email_taken", "email");
  expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
  expect(screen.getByText(refusalWords.en.email_taken)).toBeDefined();
});

test.each(["ended", "already over"])(
  "a session that is %s disappears from the list; this one cannot be ended",
  async (state) => {
    const { screen, account, calls, toastTexts, press } = await openAccount();
    expect(screen.getAllByRole("button", { name: /^End the session/ })).toEqual(
      [screen.getByRole("button", { name: words.endOf("Safari, Mac") })],
    );
    await press(words.endOf("Safari, Mac"));
    expect(calls.last().line).toBe(
      "DELETE /api/account/sessions/Safari%2C%20Mac",
    );
    account.sessions = account.sessions.slice(0, 1);
    if (state === "ended") await calls.last().answer({});
    else await calls.last().refuse(404, "not_found");
    expect(toastTexts()).toEqual(state === "ended" ? [words.sessionEnded] : []);
    expect(screen.queryByText("Safari, Mac")).toBeNull();
  },
);

test("signing out everywhere drops the token and opens the sign-in screen", async () => {
  const { calls, press, router } = await openAccount();
  writeText("token", "own");
  await press(words.everywhereButton);
  expect(calls.last().line).toBe("DELETE /api/auth/all");
  await calls.last().answer({});
  expect(readText("token")).toBeUndefined();
  expect(router.state.location.pathname).toBe("/login");
});

test("a passkey is renamed in its place, not without a name", async () => {
  const { screen, account, calls, press } = await openAccount();
  const { renameOf, title, name } = passkeysWords.en;
  await press(renameOf("Front desk"));
  const list = within(screen.getByRole("list", { name: title }));
  const box = list.getByLabelText(new RegExp(`^${name}`));
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: "Key on my ring" } });
  fireEvent.submit(box);
  expect(calls.last()).toMatchObject({
    line: `PUT /api/account/passkeys/${passkey._id}`,
    body: { name: "Key on my ring" },
  });
  account.passkeys = [{ ...passkey, name: "Key on my ring" }];
  await calls.last().answer({});
  expect(list.getByText("Key on my ring")).toBeDefined();
});

test("a new passkey needs a name before the browser is asked for it", async () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("isSecureContext", true);
  const { screen, calls, press, type } = await openAccount();
  await press(passkeysWords.en.add);
  const label = new RegExp(`^${passkeysWords.en.name}`);
  type(label, "");
  await press(passkeysWords.en.next);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(screen.getByText(refusalWords.en.required)).toBeDefined();
  expect(calls.lines().join()).not.toContain("passkeys/options");
});

test("a token without a name is refused at its field", async () => {
  const { screen, calls, press } = await openAccount();
  await press(tokensWords.en.make);
  await calls.last().refuse(400, "required", "name");
  expect(document.activeElement).toBe(
    screen.getByLabelText(new RegExp(`^${tokensWords.en.name}`)),
  );
});

test("a new token is shown until it is copied", async () => {
  const { screen, calls, press, type } = await openAccount();
  const { make, done } = tokensWords.en;
  type(/^What it is for/, "REDCap");
  await press(make);
  expect(calls.last()).toMatchObject({
    line: "POST /api/account/tokens",
    body: { name: "REDCap", roles: ["researcher"], days: 90 },
  });
  await calls.last().answer({ token: "hpvq_secret" });
  expect(screen.getByText("hpvq_secret")).toBeDefined();
  await press(done);
  expect(screen.queryByText("hpvq_secret")).toBeNull();
});

test("ending a token asks first", async () => {
  const { screen, calls, toastTexts, press } = await openAccount();
  const { endOf, endYes, cancel, ended } = tokensWords.en;
  expect(
    screen.getByText(/^Researcher · Until January 31, 2099 · Never used$/),
  ).toBeDefined();
  await press(endOf("Weekly export"));
  await press(cancel);
  expect(calls.lines().join()).not.toContain("DELETE");
  await press(endOf("Weekly export"));
  await press(endYes);
  expect(calls.last().line).toBe(`DELETE /api/account/tokens/${token._id}`);
  await calls.last().answer({});
  expect(toastTexts()).toEqual([ended]);
});
