import { expect, test } from "vitest";
import type { CampaignDraft } from "#shared/contract/outreach/campaign-draft.ts";
import { memberPageSize } from "#shared/rules/outreach/campaigns/states.ts";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import { createCampaigning } from "#server/testing/messages/campaigns.ts";

/** An app with campaigns whose contacts are found by a filter. */
async function createFiltering(families: number) {
  const staffApp = await createCampaigning();
  for (let at = 0; at < families; at += 1) await staffApp.contact();
  const { token } = staffApp;
  const { contacts: _none, ...draft } = staffApp.draft([]);
  const english = { ...everyContact, language: "en" as const };
  const body = (more: Partial<CampaignDraft> & { version?: number } = {}) => ({
    ...draft,
    ...more,
  });
  const post = (more: Partial<CampaignDraft>) =>
    staffApp.ask("POST /api/campaigns", { token, body: body(more) });
  const add = async (filter: object = everyContact) =>
    (await post({ filter: { ...everyContact, ...filter } })).json<string>();
  const save = (id: string, more: Parameters<typeof body>[0] = {}) =>
    staffApp.ask(`PUT /api/campaigns/${id}`, { token, body: body(more) });
  return { ...staffApp, english, post, add, save };
}

test("a campaign includes the contacts that match its filter", async () => {
  const staffApp = await createFiltering(3);
  await staffApp.pool.query(
    "UPDATE contacts SET language = 'en' WHERE name = 'Family 2'",
  );
  const id = await staffApp.add(staffApp.english);
  expect(await staffApp.members(id)).toMatchObject([{ name: "Family 2" }]);
  expect(await staffApp.read(id)).toMatchObject({
    contacts: 1,
    filter: staffApp.english,
    forecast: { contacts: 1 },
  });
  const nobody = await staffApp.post({
    filter: { ...everyContact, search: "Zoe" },
  });
  expect(nobody.json().errors).toMatchObject([
    { code: "contacts_gone", field: "contacts" },
  ]);
});

test("contacts added before the start must be reviewed first; contacts added later are not texted", async () => {
  const staffApp = await createFiltering(2);
  const id = await staffApp.add();
  await staffApp.contact();
  const early = await staffApp.setState(id, "running");
  expect(early.json().errors).toMatchObject([{ code: "list_changed" }]);
  expect(await staffApp.read(id)).toMatchObject({
    state: "draft",
    contacts: 3,
  });
  expect((await staffApp.setState(id, "running")).statusCode).toBe(204);
  expect(await staffApp.read(id)).toMatchObject({ filter: null });
  await staffApp.contact();
  await staffApp.tick();
  expect(await staffApp.messages()).toHaveLength(3);
  expect((await staffApp.setState(id, "paused")).statusCode).toBe(204);
  expect((await staffApp.setState(id, "running")).statusCode).toBe(204);
});

test("a campaign whose filter no longer matches any contact does not start", async () => {
  const staffApp = await createFiltering(1);
  const id = await staffApp.add();
  await staffApp.pool.query("UPDATE contacts SET archived = now()");
  const reply = await staffApp.setState(id, "running");
  expect(reply.json().errors).toMatchObject([{ code: "contacts_gone" }]);
  expect(await staffApp.read(id)).toMatchObject({ state: "draft" });
});

test("a save without contacts keeps them, in waves of the new size", async () => {
  const staffApp = await createFiltering(4);
  const id = await staffApp.add();
  expect((await staffApp.save(id, { wavesize: 3 })).statusCode).toBe(204);
  const members: { wave: number }[] = await staffApp.members(id);
  expect(members.map(({ wave }) => wave)).toEqual([0, 0, 0, 1]);
  expect(await staffApp.read(id)).toMatchObject({ filter: everyContact });
});

test("a late save of a campaign or its texts gets a conflict", async () => {
  const staffApp = await createFiltering(1);
  const id = await staffApp.add();
  expect((await staffApp.save(id, { version: 1 })).statusCode).toBe(204);
  const late = await staffApp.save(id, { version: 1, name: "Late" });
  expect(late.json().errors).toMatchObject([{ code: "edited_meanwhile" }]);
  expect(await staffApp.read(id)).toMatchObject({ name: "Spring", version: 2 });
  await staffApp.setState(id, "running");
  const { name, text_en, text_es } = staffApp.draft([]);
  const words = { name, text_en, text_es, reminder_en: "", reminder_es: "" };
  const saveTexts = (version: number) =>
    staffApp.ask(`PUT /api/campaigns/${id}/texts`, {
      token: staffApp.token,
      body: { ...words, version },
    });
  const statuses = [await saveTexts(1), await saveTexts(2), await saveTexts(2)];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([409, 204, 409]);
});

test("the contacts of a campaign are listed in pages", async () => {
  const staffApp = await createFiltering(0);
  await staffApp.pool.query(
    `INSERT INTO contacts (_id, name, phone)
     SELECT lpad(translate(n::text, '0', 'z'), 22, 'a'), 'F', '+1201' || (5550000 + n)::text
     FROM generate_series(1, $1::integer) AS n`,
    [memberPageSize + 5],
  );
  const id = await staffApp.add();
  const page = async (number: number) =>
    (
      await staffApp.ask(`GET /api/campaigns/${id}/contacts?page=${number}`, {
        token: staffApp.token,
      })
    ).json<{ rows: object[]; page: number; total: number }>();
  expect((await page(1)).rows).toHaveLength(memberPageSize);
  const last = await page(9);
  expect(last).toMatchObject({ page: 2, total: memberPageSize + 5 });
  expect(last.rows).toHaveLength(5);
});

test("a forecast uses the contacts of a saved campaign, or those that match a filter", async () => {
  const staffApp = await createFiltering(3);
  const id = await staffApp.add();
  const { token } = staffApp;
  const { name: _name, contacts: _none, ...draft } = staffApp.draft([]);
  const foretold = async (more: object) =>
    (
      await staffApp.ask("POST /api/campaigns/forecast", {
        token,
        body: { ...draft, ...more },
      })
    ).json<{ contacts: number }>().contacts;
  expect(await foretold({ campaign: id })).toBe(3);
  expect(await foretold({ filter: staffApp.english })).toBe(0);
  expect(await foretold({ contacts: ["1".repeat(22)] })).toBe(0);
  expect(await foretold({})).toBe(0);
});

test("a campaign cannot be started by someone who saw an older version", async () => {
  const staffApp = await createCampaigning();
  const { _id } = await staffApp.contact();
  const id = await staffApp.create([_id]);
  const start = (version: number) =>
    staffApp.ask(`PUT /api/campaigns/${id}/state`, {
      token: staffApp.token,
      body: { state: "running", version },
    });
  await staffApp.pool.query("UPDATE campaigns SET version = 2");
  expect((await start(1)).statusCode).toBe(409);
  expect((await start(2)).statusCode).toBe(204);
});
