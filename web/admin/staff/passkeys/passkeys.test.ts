import { expect, test, vi } from "vitest";
import { canUsePasskeys, makePasskey, signByPasskey } from "./passkeys.ts";

const asked = { challenge: "a", rpId: "quiz.clinic.example" };
const library = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  startRegistration: vi.fn(),
}));
vi.mock("@simplewebauthn/browser", () => library);

const named = (name: string) => Object.assign(new Error("no"), { name });

test.each([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["SecurityError", "wrongAddress"],
  ["UnknownError", "broken"],
])("what the browser calls %s is %s to people", async (name, why) => {
  library.startAuthentication.mockRejectedValueOnce(named(name));
  await expect(signByPasskey(asked)).rejects.toMatchObject({ why });
});

test("a device that has a passkey already says so", async () => {
  library.startRegistration.mockRejectedValueOnce(named("InvalidStateError"));
  const { rpId: id, challenge } = asked;
  const options = {
    challenge,
    rp: { id, name: "Quiz" },
    user: { id: "b", name: "ana@clinic.example", displayName: "Ana" },
    pubKeyCredParams: [],
  };
  await expect(makePasskey(options)).rejects.toMatchObject({ why: "known" });
});

test("a browser without passkeys is asked for none", () => {
  expect(canUsePasskeys()).toBe(false);
});
