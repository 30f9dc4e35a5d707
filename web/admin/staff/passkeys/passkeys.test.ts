import { expect, test, vi } from "vitest";
import { canUsePasskeys, makePasskey, signByPasskey } from "./passkeys.ts";

const options = { challenge: "a", rpId: "quiz.clinic.example" };
const library = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  startRegistration: vi.fn(),
}));
vi.mock("@simplewebauthn/browser", () => library);

const errorNamed = (name: string) => Object.assign(new Error("no"), { name });

test.each([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["SecurityError", "wrongAddress"],
  ["UnknownError", "broken"],
])("reports the browser's %s as %s", async (name, why) => {
  library.startAuthentication.mockRejectedValueOnce(errorNamed(name));
  await expect(signByPasskey(options)).rejects.toMatchObject({ why });
});

test("reports that the device already has a passkey", async () => {
  library.startRegistration.mockRejectedValueOnce(
    errorNamed("InvalidStateError"),
  );
  const { rpId: id, challenge } = options;
  const creationOptions = {
    challenge,
    rp: { id, name: "Quiz" },
    user: { id: "b", name: "ana@clinic.example", displayName: "Ana" },
    pubKeyCredParams: [],
  };
  await expect(makePasskey(creationOptions)).rejects.toMatchObject({
    why: "known",
  });
});

test("canUsePasskeys is false in a browser without passkeys", () => {
  expect(canUsePasskeys()).toBe(false);
});
