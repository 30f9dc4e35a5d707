import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "#web/core/calls/call.ts";
import { forget, writeText } from "#web/core/storage/storage.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { SignInAgain, SignOnAgain } from "./sign-in-again.tsx";

vi.mock("altcha/workers/pbkdf2?worker", () => ({ default: EventTarget }));

beforeEach(() => forget("token"));

async function openDialog() {
  const onDone = vi.fn<() => void>();
  await mount(<SignOnAgain name="Okta" isProof={false} onDone={onDone} />);
  expect(
    screen.getByRole("link", { name: /Sign in again with Okta/ }),
  ).toBeDefined();
  return onDone;
}

test("closes when someone signs in in another tab", async () => {
  const onDone = await openDialog();
  await act(async () => writeText("token", "new"));
  expect(onDone).toHaveBeenCalledOnce();
});

test("ignores other values stored in another tab, and a sign-out", async () => {
  writeText("token", "old");
  const onDone = await openDialog();
  await act(async () => writeText("lang", "es"));
  await act(async () => forget("token"));
  expect(onDone).not.toHaveBeenCalled();
});

const words = loginWords.en;
const user = { _id: "1".repeat(22), email: "nora@clinic.example" };

/** Makes a call that is refused for this reason, and waits for the dialog. */
async function makeRefusedCall(
  code: "reauth_required" | "sign_in_needed",
  ways = { password: true, singleSignOn: null as { name: string } | null },
) {
  const calls = pendingCalls();
  const { user: hand } = await mount(<SignInAgain user={user} />);
  const onEnd = vi.fn<(end: string) => void>();
  const deleting = call("DELETE /api/auth/all", {});
  deleting.then(
    () => onEnd("done"),
    (error: Error) => onEnd(error.message),
  );
  await calls.last().refuse(code === "reauth_required" ? 403 : 401, code);
  await calls.last().answer(ways);
  const titles = {
    reauth_required: layoutWords.en.confirmTitle,
    sign_in_needed: layoutWords.en.sessionTitle,
  };
  const dialog = within(screen.getByRole("dialog", { name: titles[code] }));
  async function signIn(password: string) {
    const box = dialog.getByLabelText(new RegExp(`^${words.password}`));
    fireEvent.change(box, { target: { value: password } });
    await hand.click(dialog.getByRole("button", { name: words.signIn }));
  }
  return { calls, dialog, signIn, hand, onEnd };
}

test.each(["reauth_required", "sign_in_needed"] as const)(
  "after %s and a sign-in, also with a second try, the call is repeated",
  async (code) => {
    const { calls, dialog, signIn, onEnd } = await makeRefusedCall(code);
    expect(dialog.getByDisplayValue(user.email)).toHaveProperty(
      "readOnly",
      true,
    );
    await signIn("not this one");
    await calls.last().refuse(401, "wrong_credentials");
    expect(dialog.getByText(refusalWords.en.wrong_credentials)).toBeDefined();
    await signIn("by the sea");
    expect(calls.last().body).toEqual({
      email: user.email,
      password: "by the sea",
    });
    await calls.last().answer({ token: "new" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls.last().line).toBe("DELETE /api/auth/all");
    await calls.last().answer({});
    expect(onEnd).toHaveBeenCalledExactlyOnceWith("done");
  },
);

test("closing the dialog leaves the call refused", async () => {
  const { calls, hand, onEnd } = await makeRefusedCall("reauth_required");
  await hand.keyboard("{Escape}");
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith("reauth_required"));
  expect(calls.last().line).toBe("GET /api/auth/ways");
});

test("the human check also works in the dialog", async () => {
  const { calls, signIn } = await makeRefusedCall("sign_in_needed");
  await signIn("by the sea");
  await calls.last().refuse(403, "human_check_needed");
  expect(calls.last().line).toBe("GET /api/auth/challenge");
});

test.each([
  ["reauth_required", "?again=yes"],
  ["sign_in_needed", ""],
] as const)(
  "without passwords, %s offers only the organization's account",
  async (code, search) => {
    const { dialog } = await makeRefusedCall(code, {
      password: false,
      singleSignOn: { name: "Okta" },
    });
    expect(dialog.queryByRole("textbox")).toBeNull();
    expect(dialog.getByRole("link")).toHaveProperty("search", search);
  },
);
