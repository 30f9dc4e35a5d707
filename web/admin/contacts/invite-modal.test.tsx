// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { forget } from "#web/core/storage/storage.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { InviteModal } from "./invite-modal.tsx";

const selected = [
  contactNamed("Ana", { active: 0 }),
  contactNamed("Ben", { language: "es", optedout: true }),
];
const invitation = { message_en: "Hello. STOP to stop.", message_es: "Hola." };

async function open() {
  forget("smsMessage");
  forget("smsMessageEs");
  const calls = pendingCalls();
  const heard = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const page = await mount(
    <InviteModal isOpen {...{ selected, invitation }} {...heard} />,
  );
  const message = (language = "English") =>
    page.screen.getByRole("textbox", {
      name: new RegExp(`^Message \\(${language}\\)`),
    });
  const press = (name: string) =>
    page.user.click(page.screen.getByRole("button", { name }));
  return { ...page, ...heard, calls, message, press };
}

test("the dialog begins with the default text of each language and warns about the recipients", async () => {
  const { screen, message } = await open();
  expect(message()).toHaveProperty("value", "Hello. STOP to stop.");
  expect(message("Spanish")).toHaveProperty("value", "Hola.");
  expect(screen.getByText(/already completed/)).toBeDefined();
  expect(screen.getByText(/does not want texts/)).toBeDefined();
});

test("an empty message is refused at its field", async () => {
  const { user, calls, message, press } = await open();
  await user.clear(message());
  await press("Send SMS Now");
  await vi.waitFor(() => expect(document.activeElement).toBe(message()));
  expect(message().getAttribute("aria-invalid")).toBe("true");
  expect(calls.lines()).not.toContain("POST /api/sms/send");
});

test("a sent message closes the dialog and says who got it", async () => {
  const { calls, press, onSent, onClose } = await open();
  await press("Send SMS Now");
  expect(calls.last().line).toBe("POST /api/sms/send");
  await calls.last().answer("1 message was sent.");
  expect(onSent).toHaveBeenCalledExactlyOnceWith(["Ana", "Ben"]);
  expect(onClose).toHaveBeenCalledOnce();
});
