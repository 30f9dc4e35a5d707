import { startSite } from "#e2e/support/site.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { inDatabase } from "./support/in-database.ts";
import { contactRow, press, select } from "./support/staff/contact-list.ts";
import { test as staffTest } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect } from "./support/test.ts";

type Provider = Awaited<ReturnType<typeof startTwilioStandIn>>;

/** Texts go to a simulated provider on this machine. */
const test = staffTest.extend<object, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startTwilioStandIn();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startSite(provider.env);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** A two-hour range in New York that does not include the current time. */
function closedNow() {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const opens = Number(clock.format()) < 12 ? 18 : 8;
  return { opens, closes: opens + 2, sundayopens: opens };
}

test("a text outside texting hours is on hold until a stated time, then it is sent", async ({
  page,
  server,
  staffApi,
  provider,
}) => {
  await replaceContacts(server, [{ name: "Ana Ruiz" }]);
  await inDatabase(server, (client) =>
    client.query(
      "INSERT INTO texting_hours (opens, closes, sundayopens) SELECT opens, closes, sundayopens FROM json_to_record($1) AS given (opens int, closes int, sundayopens int)",
      [JSON.stringify(closedNow())],
    ),
  );
  await page.goto("/dashboard/links");
  await select(page, "Ana Ruiz");
  await press(page, "Send SMS");
  const sms = page.getByRole("dialog", { name: "Send SMS" });
  await expect(sms).toContainText(
    "Their texts will be sent when texting hours begin",
  );
  await sms.getByLabel("Message").fill("Hello. Reply STOP to stop.");
  await sms.getByRole("button", { name: "Send SMS Now" }).click();
  await expect(page.getByText(/1 message is on hold/)).toBeVisible();
  await press(page, "More filters");
  await page.getByLabel("Texts", { exact: true }).selectOption("Text on hold");
  await expect(contactRow(page, "Ana Ruiz")).toContainText(
    /Waits for \d+:00.[AP]M where the family lives/,
  );
  expect(provider.accepted).toEqual([]);

  // A test cannot move the database's clock, so it moves the texting hours.
  await inDatabase(server, (client) =>
    client.query(
      `UPDATE texting_hours SET opens = 0, closes = 24, sundayopens = 0;
       UPDATE messages SET not_before = now();
       UPDATE pgboss.job SET start_after = now() WHERE name = 'deliver'`,
    ),
  );
  await expect.poll(() => provider.accepted.length).toBe(1);
  const held = await staffApi.call<{ total: number }>(
    "POST /api/contacts/search",
    {
      filter: { texts: "held" },
    },
  );
  expect(held.total).toBe(0);
  await page
    .getByLabel("Texts", { exact: true })
    .selectOption("Any delivery status");
  // If the provider's reply is late, the server checks the message half a minute later.
  await expect(contactRow(page, "Ana Ruiz")).toContainText(
    "Sent, not yet confirmed",
    { timeout: 60_000 },
  );
});
