// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { CampaignForm } from "./campaign-form-screen.tsx";

/** Opens the form of a new campaign for one selected contact. */
function openForm(invitation: { message_en?: string }) {
  const start = {
    campaign: undefined,
    contacts: ["1".repeat(22)],
    invitation: {
      message_en: "Your quiz. STOP to end.",
      message_es: "Conteste. ALTO.",
      ...invitation,
    },
  };
  return mount(<CampaignForm start={start} tags={[]} />);
}

test("marks an empty text when a test message is sent", async () => {
  const calls = pendingCalls();
  const { screen, user } = await openForm({ message_en: "" });
  await user.click(screen.getByText("Send a test to me"));
  await user.click(screen.getByRole("button", { name: "Send the test" }));
  const text = screen.getByRole("textbox", { name: /^Message.*English/ });
  expect(text).toHaveProperty("ariaInvalid", "true");
  expect(document.activeElement).toBe(text);
  expect(calls.lines()).not.toContain("POST /api/sms/test");
});

test("a reminder follows the message, and Save goes to a text that is still a placeholder", async () => {
  const calls = pendingCalls();
  const { screen, user } = await openForm({
    message_en: "Placeholder: your clinic. Reply STOP to stop.",
  });
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

test("the contacts of a filter are counted, and a second wording must be complete", async () => {
  const calls = pendingCalls();
  const { screen, user } = await openForm({});
  await user.click(screen.getByRole("radio", { name: /^Only some/ }));
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Language" }),
    "es",
  );
  const isSearch = (call: { line: string; body: object }) =>
    call.line === "POST /api/contacts/search" &&
    JSON.stringify(call.body).includes('"language":"es"');
  await act(() =>
    vi.waitFor(() => expect(calls.all().some(isSearch)).toBe(true)),
  );
  const carmen = contactNamed("Carmen");
  await calls
    .all()
    .find(isSearch)
    ?.answer({ total: 1, rows: [carmen] });
  expect(screen.getByText("To 1 contact:").parentElement?.textContent).toBe(
    "To 1 contact: Carmen",
  );
  await user.type(screen.getByRole("textbox", { name: /^Name(?!,)/ }), "Two");
  await user.click(screen.getByRole("switch", { name: "Try two wordings" }));
  await user.type(
    screen.getByRole("textbox", { name: /^Wording 2 \(English\)/ }),
    "Two minutes. STOP to end.",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(document.activeElement).toBe(
    screen.getByRole("textbox", { name: /^Wording 2 \(Spanish\)/ }),
  );
  expect(screen.getByText("Please fill this in.")).toBeDefined();
  expect(calls.lines()).not.toContain("POST /api/campaigns");
});
