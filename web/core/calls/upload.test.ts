import { afterEach, expect, test, vi } from "vitest";
import { onSignInNeeded, type SignInReason } from "./sign-in-again.ts";
import { uploadImage } from "./upload.ts";

const file = new File(["x"], "photo.png");
const picture = { Data: [{ Location: "/uploads/photo.png" }] };

/** A server that sends these replies in turn. */
function stubServer(...replies: [status: number, body: unknown][]) {
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = {};
      status = 0;
      responseText = "";
      onload = () => {};
      open() {}
      setRequestHeader() {}
      send() {
        const [status, body] = replies.shift() ?? [500, {}];
        this.status = status;
        this.responseText = JSON.stringify(body);
        this.onload();
      }
    },
  );
}

const refusal = (code: string) => ({ errors: [{ code }] });

afterEach(() => vi.unstubAllGlobals());

test.each<[number, string, SignInReason]>([
  [401, "sign_in_needed", "session-ended"],
  [403, "reauth_required", "too-long-ago"],
])("%i %s asks to sign in again, then uploads", async (status, code, why) => {
  stubServer([status, refusal(code)], [200, picture]);
  const ask = vi.fn(async () => true);
  const leave = onSignInNeeded("me", ask);
  expect(await uploadImage(file)).toBe("/uploads/photo.png");
  expect(ask).toHaveBeenCalledWith(why);
  leave();
});

test("throws any other refusal at once", async () => {
  stubServer([403, refusal("forbidden")]);
  const ask = vi.fn(async () => true);
  const leave = onSignInNeeded("me", ask);
  await expect(uploadImage(file)).rejects.toMatchObject({ status: 403 });
  expect(ask).not.toHaveBeenCalled();
  leave();
});
