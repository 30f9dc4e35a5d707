import { beforeEach, expect, test, vi } from "vitest";
import { twilioWebhook } from "./twilio-webhook.ts";

const warn = vi.fn();
const { deliveryReports } = twilioWebhook("token", "https://quiz.example", {
  warn,
});

beforeEach(() => void warn.mockClear());

const read = (fields: Record<string, string>) =>
  deliveryReports.read({
    headers: {},
    url: "/api/twilio/status/3",
    params: { id: "3" },
    body: new URLSearchParams({ MessageSid: "SM1", ...fields }).toString(),
  });

test("a failure that has a name here is reported by it, and needs no line in the log", () => {
  const fields = { MessageStatus: "undelivered", ErrorCode: "30005" };
  expect(read(fields)).toMatchObject({
    message: "3",
    state: "failed",
    problem: "bad_number",
  });
  expect(warn).not.toHaveBeenCalled();
});

test("of any other failure the log keeps the number", () => {
  const fields = { MessageStatus: "failed", ErrorCode: "30008" };
  expect(read(fields)).toMatchObject({ state: "failed", problem: "refused" });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { code: 30008, message: "3" },
    expect.any(String),
  );
});

test("what did not fail is not logged", () => {
  expect(read({ MessageStatus: "delivered" })).toMatchObject({
    state: "delivered",
  });
  expect(warn).not.toHaveBeenCalled();
});
