// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { CampaignForm } from "./campaign-form-screen.tsx";

test("marks an empty text when a test message is sent", async () => {
  const calls = pendingCalls();
  const start = {
    campaign: undefined,
    contacts: ["Ana"],
    invitation: { message_en: "", message_es: "" },
  };
  const { screen, user } = await mount(
    <CampaignForm start={start} choices={{ tags: [], views: [] }} />,
  );
  await user.click(screen.getByText("Send a test to me"));
  await user.click(screen.getByRole("button", { name: "Send the test" }));
  const text = screen.getByRole("textbox", { name: /^Message.*English/ });
  expect(text).toHaveProperty("ariaInvalid", "true");
  expect(document.activeElement).toBe(text);
  expect(calls.lines()).not.toContain("POST /api/sms/test");
});
