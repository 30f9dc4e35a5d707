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
    <CampaignForm start={start} tags={[]} />,
  );
  await user.click(screen.getByText("Send a test to me"));
  await user.click(screen.getByRole("button", { name: "Send the test" }));
  const text = screen.getByRole("textbox", { name: /^Message.*English/ });
  expect(text).toHaveProperty("ariaInvalid", "true");
  expect(document.activeElement).toBe(text);
  expect(calls.lines()).not.toContain("POST /api/sms/test");
});

test("a reminder follows the message, and Save goes to a text that is still a placeholder", async () => {
  const calls = pendingCalls();
  const unwritten = "Placeholder: your clinic. Reply STOP to stop.";
  const start = {
    campaign: undefined,
    contacts: ["1".repeat(22)],
    invitation: { message_en: unwritten, message_es: "Conteste. ALTO." },
  };
  const { screen, user } = await mount(
    <CampaignForm start={start} tags={[]} />,
  );
  const box = (name: RegExp) => screen.getByRole("textbox", { name });
  await user.type(box(/^Name/), "Spring");
  await user.selectOptions(
    screen.getByRole("combobox", { name: /^Maximum reminders/ }),
    "1",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  const text = box(/^Message.*English/);
  expect(document.activeElement).toBe(text);
  expect(text).toHaveProperty("ariaInvalid", "true");
  expect(calls.lines()).not.toContain("POST /api/campaigns");
  await user.clear(text);
  await user.type(text, "Hi. STOP.");
  expect(box(/^Reminder.*English/)).toHaveProperty(
    "value",
    "Reminder: Hi. STOP.",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(calls.lines()).toContain("POST /api/campaigns");
});
