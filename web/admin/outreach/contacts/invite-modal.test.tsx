// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { noReadsLines } from "#shared/rules/content/clinic-reads.ts";
import { ReadsLinesContext } from "#web/admin/outreach/texting/message-preview.tsx";
import { forget } from "#web/core/storage/storage.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { InviteModal } from "./invite-modal.tsx";

const selected = [
  contactNamed("Ana", { active: 0 }),
  contactNamed("Ben", { language: "es", optedout: true }),
];
const invitation = { message_en: "Hello. STOP to stop.", message_es: "Hola." };

async function open(
  contacts = selected,
  texts = invitation,
  lines = noReadsLines,
) {
  forget("smsMessage");
  forget("smsMessageEs");
  const calls = pendingCalls();
  const handlers = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const page = await mount(
    <ReadsLinesContext value={lines}>
      <InviteModal
        isOpen
        selected={contacts}
        invitation={texts}
        {...handlers}
      />
    </ReadsLinesContext>,
  );
  const message = (language = "English") =>
    page.screen.getByRole("textbox", {
      name: new RegExp(`^Message \\(${language}\\)`),
    });
  const press = (name: string) =>
    page.user.click(page.screen.getByRole("button", { name }));
  return { ...page, ...handlers, calls, message, press };
}

test("starts with the default text in each language, and warns about recipients", async () => {
  const { screen, message } = await open();
  expect(message()).toHaveProperty("value", "Hello. STOP to stop.");
  expect(message("Spanish")).toHaveProperty("value", "Hola.");
  expect(screen.getByText(/already completed/)).toBeDefined();
  expect(screen.getByText(/does not want texts/)).toBeDefined();
});

test("counts recipients texted before and those without recorded consent", async () => {
  const { screen } = await open([
    contactNamed("Ana", { date: "2026-11-02T15:00:00.000Z" }),
    contactNamed("Cam", { date: "2026-11-20T15:00:00.000Z" }),
    contactNamed("Dee", { consentsource: "School fair" }),
    contactNamed("Eva", { active: 0, date: "2026-11-25T15:00:00.000Z" }),
  ]);
  expect(
    screen.getByText(
      "2 of them were texted before, last on November 20, 2026.",
    ),
  ).toBeDefined();
  expect(
    screen.getByText(/^No consent is recorded for 2 of them\./),
  ).toBeDefined();
});

test("shows no consent warning when consent is recorded", async () => {
  const { screen } = await open([
    contactNamed("Dee", { consentdate: "2026-11-02" }),
  ]);
  expect(screen.queryByText(/No consent is recorded/)).toBeNull();
  expect(screen.queryByText(/texted before/)).toBeNull();
});

test("shows wording warnings before the preview, and sends the text anyway", async () => {
  const { screen, calls, press } = await open([contactNamed("Dee")], {
    ...invitation,
    message_en: "HPV quiz. STOP to stop.",
  });
  const warning = screen.getByText(/^This text names HPV/);
  const preview = screen.getByRole("region", { name: "How it will look" });
  expect(
    warning.compareDocumentPosition(preview) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await press("Send SMS Now");
  expect(calls.last().line).toBe("POST /api/sms/send");
});

test("warns about the clinic's line, which is sent with the message", async () => {
  const lines = { en: "We read your questions – HPV", es: "" };
  const { screen, message, user } = await open(selected, invitation, lines);
  const warnings = [/^This text names HPV/, /^Costs more because of –/];
  for (const warning of warnings)
    expect(screen.getByText(warning)).toBeDefined();
  await user.clear(message());
  for (const warning of warnings)
    expect(screen.queryByText(warning)).toBeNull();
});

test("marks a placeholder before sending", async () => {
  const { message } = await open(selected, {
    message_en: "Placeholder: your clinic. STOP to stop.",
    message_es: "Hola.",
  });
  expect(message().getAttribute("aria-invalid")).toBe("true");
  expect(message("Spanish").getAttribute("aria-invalid")).not.toBe("true");
});

test("marks an empty message", async () => {
  const { user, calls, message, press } = await open();
  await user.clear(message());
  await press("Send SMS Now");
  await vi.waitFor(() => expect(document.activeElement).toBe(message()));
  expect(message().getAttribute("aria-invalid")).toBe("true");
  expect(calls.lines()).not.toContain("POST /api/sms/send");
});

test("closes after sending, and reports the recipients", async () => {
  const { calls, press, onSent, onClose } = await open();
  await press("Send SMS Now");
  expect(calls.last().line).toBe("POST /api/sms/send");
  await calls.last().answer("1 message was sent.");
  expect(onSent).toHaveBeenCalledExactlyOnceWith(["Ana", "Ben"]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("shows the length and cost of a message, and what makes it more expensive", async () => {
  const { screen, user } = await open([contactNamed("1".repeat(22))], {
    message_en: "",
    message_es: "",
  });
  const box = screen.getByRole("textbox", { name: /^Message/ });
  const link = ` ${location.origin}/${"1".repeat(22)}`.length;
  await user.click(box);
  await user.paste("x".repeat(160 - link));
  expect(
    screen.getByText(/^160 characters with the link · 1 SMS each/),
  ).toBeDefined();
  await user.type(box, "x");
  expect(
    screen.getByText(/^161 characters with the link · 2 SMS each/),
  ).toBeDefined();
  expect(screen.queryByText(/^Costs more/)).toBeNull();
  await user.type(box, "í");
  expect(screen.getByText(/^Costs more because of í\./)).toBeDefined();
});

test("says how many families read each language", async () => {
  const { screen } = await open([
    contactNamed("Ana", { language: "es" }),
    contactNamed("Beth"),
    contactNamed("Carmen"),
  ]);
  expect(
    screen.getByText(
      "2 in English, 1 in Spanish. Each family gets only its own language.",
    ),
  ).toBeDefined();
});

test("says that texts wait for the texting hours", async () => {
  const { screen, calls } = await open([contactNamed("Ana")]);
  await act(() => vi.waitFor(() => expect(calls.all()).toHaveLength(1)));
  expect(calls.last().line).toBe("POST /api/sms/times");
  const first = "2026-11-20T14:00:00.000Z";
  await calls.last().answer({ held: 1, lawful: 1, first });
  expect(
    screen.getByText(/Their texts will be sent when texting hours begin/),
  ).toBeDefined();
});

test("a test message goes to the writer's own phone", async () => {
  vi.spyOn(toasts, "show").mockReturnValue(0);
  const { screen, user, calls, press } = await open();
  const phone = screen.getByRole("textbox", {
    name: /^Your cell phone/,
    hidden: true,
  });
  await user.click(screen.getByText("Send a test to me"));
  await user.clear(phone);
  await user.type(phone, "22015550177");
  await press("Send the test");
  expect(screen.getByText(/^Please check the number above\./)).toBeDefined();
  expect(calls.lines()).not.toContain("POST /api/sms/test");
  await user.clear(phone);
  await user.type(phone, "1 201 555 0177{Enter}");
  expect(calls.last()).toMatchObject({
    line: "POST /api/sms/test",
    body: { phone: "+12015550177", message: "Hello. STOP to stop." },
  });
  await calls.last().answer("Test message sent.");
  expect(toasts.show).toHaveBeenCalledWith({
    text: "Test message sent.",
    kind: "success",
  });
});

test("a draft replaces the default text until the default text is chosen again", async () => {
  const { screen, user, message, press } = await open();
  const isDefault = () => screen.queryByText(/^This is your default text/);
  expect(isDefault()).not.toBeNull();
  await user.clear(message());
  await user.type(message(), "Please come");
  expect(isDefault()).toBeNull();
  await press("Use the default text");
  expect(message()).toHaveProperty("value", invitation.message_en);
});

test("counts the clinic's line as part of the message", async () => {
  const lines = { en: "We read your questions.", es: "" };
  const { screen, user } = await open(
    [contactNamed("Ana")],
    { message_en: "x", message_es: "" },
    lines,
  );
  const box = screen.getByRole("textbox", { name: "Message" });
  const rest = ` ${lines.en} ${location.origin}/Ana`.length;
  await user.clear(box);
  await user.paste("x".repeat(160 - rest));
  expect(screen.getByText(/^160 characters .* 1 SMS each/)).toBeDefined();
  await user.type(box, "x");
  expect(screen.getByText(/^161 characters .* 2 SMS each/)).toBeDefined();
});
