import { describe, expect, test } from "vitest";
import { within } from "@testing-library/react";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { clinicUrl } from "#web/testing/mount-on-site.tsx";
import { openResults, refused, resultId } from "#web/testing/open-results.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";

const words = resultsWords.en;
const line = "POST /api/sms/textResults";

describe("a text message", () => {
  async function openDialog(at = "") {
    const opened = await openResults({
      at,
      replies: { [line]: () => Response.json("It will arrive.") },
    });
    const { screen, user, press } = opened;
    if (!at) await press(new RegExp(`^${words.sms}`));
    const dialog = within(await screen.findByRole("dialog"));
    const phone = dialog.getByRole<HTMLInputElement>("textbox", {
      name: words.ownPhone,
    });
    const send = () => user.click(dialog.getByText(words.smsSend));
    return { ...opened, dialog, phone, send };
  }

  test("is not sent to an invalid number, and says so also if only the server recognizes it", async () => {
    const { dialog, phone, send, user, replies, bodiesOf, screen } =
      await openDialog();
    expect(phone.value).toBe("+1");
    await send();
    expect(dialog.getByText(words.phoneWrong)).toBeDefined();
    expect(phone.getAttribute("aria-invalid")).toBe("true");
    expect(bodiesOf(line)).toEqual([]);
    replies[line] = () => refused(400, "invalid_phone");
    await user.type(phone, " 000 111 2222");
    await send();
    expect(dialog.getByText(words.phoneWrong)).toBeDefined();
    expect(screen.getByRole("dialog")).toBeDefined();
  });

  test("goes to a ten-digit number as a US number, with the public link of the shared page", async () => {
    const { phone, send, user, bodiesOf, screen } = await openDialog();
    await user.clear(phone);
    await user.type(phone, "(212) 555-0143{Tab}");
    expect(phone.value).toBe("+12125550143");
    await send();
    const link = `${clinicUrl}/results/${resultId}?lang=en#share`;
    const message = words.smsMessage(link);
    expect(bodiesOf(line)).toEqual([{ contacts: "+12125550143", message }]);
    expect(toasts.shown()).toMatchObject([{ text: "It will arrive." }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is offered at once at its own address", async () => {
    const { dialog } = await openDialog("/sms-share");
    expect(dialog.getByText(words.smsTitle)).toBeDefined();
  });
});

test("an email has the public link and the questions, without names", async () => {
  const { page, writeQuestion } = await openResults();
  await writeQuestion("¿Cuánto cuesta para Leo & cuándo?");
  const link = page().getByText(words.email).closest("a")?.href ?? "";
  const { protocol, searchParams } = new URL(link);
  expect(protocol).toBe("mailto:");
  expect(searchParams.get("subject")).toBe(words.emailSubject);
  const body = searchParams.get("body");
  expect(body).toContain(
    `${clinicUrl}/results/${resultId}/email-share?lang=en#share`,
  );
  expect(body).toContain("- ¿Cuánto cuesta para my child & cuándo?");
  expect(body).not.toMatch(/Ana|Leo/);
});
