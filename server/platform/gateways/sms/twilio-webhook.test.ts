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

test("maps a known error code without logging it", () => {
  const fields = { MessageStatus: "undelivered", ErrorCode: "30005" };
  expect(read(fields)).toMatchObject({
    message: "3",
    state: "failed",
    problem: "bad_number",
  });
  expect(warn).not.toHaveBeenCalled();
});

test("logs an unknown error code", () => {
  const fields = { MessageStatus: "failed", ErrorCode: "30008" };
  expect(read(fields)).toMatchObject({ state: "failed", problem: "refused" });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { code: 30008, message: "3" },
    expect.any(String),
  );
});

test("logs nothing without an error", () => {
  expect(read({ MessageStatus: "delivered" })).toMatchObject({
    state: "delivered",
  });
  expect(warn).not.toHaveBeenCalled();
});
