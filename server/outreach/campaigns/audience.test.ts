import { expect, test } from "vitest";
import type { CampaignDraft } from "#shared/contract/outreach/campaign-draft.ts";
import { memberPageSize } from "#shared/rules/outreach/campaigns/states.ts";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import { createCampaigning } from "#server/testing/messages/campaigns.ts";

/** A desk whose campaigns are for whomever a filter finds. */
async function createFiltering(families: number) {
  const desk = await createCampaigning();
  for (let at = 0; at < families; at += 1) await desk.contact();
  const { token } = desk;
  const { contacts: _none, ...draft } = desk.draft([]);
  const english = { ...everyContact, language: "en" as const };
  const body = (more: Partial<CampaignDraft> & { version?: number } = {}) => ({
    ...draft,
    ...more,
  });
  const post = (more: Partial<CampaignDraft>) =>
    desk.ask("POST /api/campaigns", { token, body: body(more) });
  const add = async (filter: object = everyContact) =>
    (await post({ filter: { ...everyContact, ...filter } })).json<string>();
  const save = (id: string, more: Parameters<typeof body>[0] = {}) =>
    desk.ask(`PUT /api/campaigns/${id}`, { token, body: body(more) });
  return { ...desk, english, post, add, save };
}

test("a campaign includes the contacts that match its filter", async () => {
  const desk = await createFiltering(3);
  await desk.pool.query(
    "UPDATE contacts SET language = 'en' WHERE name = 'Family 2'",
  );
  const id = await desk.add(desk.english);
  expect(await desk.members(id)).toMatchObject([{ name: "Family 2" }]);
  expect(await desk.read(id)).toMatchObject({
    contacts: 1,
    filter: desk.english,
    forecast: { contacts: 1 },
  });
  const nobody = await desk.post({
    filter: { ...everyContact, search: "Zoe" },
  });
  expect(nobody.json().errors).toMatchObject([
    { code: "contacts_gone", field: "contacts" },
  ]);
});

test("contacts added before the start must be reviewed first; contacts added later are not texted", async () => {
  const desk = await createFiltering(2);
  const id = await desk.add();
  await desk.contact();
  const early = await desk.setState(id, "running");
  expect(early.json().errors).toMatchObject([{ code: "list_changed" }]);
  expect(await desk.read(id)).toMatchObject({ state: "draft", contacts: 3 });
  expect((await desk.setState(id, "running")).statusCode).toBe(204);
  expect(await desk.read(id)).toMatchObject({ filter: null });
  await desk.contact();
  await desk.tick();
  expect(await desk.messages()).toHaveLength(3);
  expect((await desk.setState(id, "paused")).statusCode).toBe(204);
  expect((await desk.setState(id, "running")).statusCode).toBe(204);
});

test("a campaign whose filter no longer matches any contact does not start", async () => {
  const desk = await createFiltering(1);
  const id = await desk.add();
  await desk.pool.query("UPDATE contacts SET archived = now()");
  const reply = await desk.setState(id, "running");
  expect(reply.json().errors).toMatchObject([{ code: "contacts_gone" }]);
  expect(await desk.read(id)).toMatchObject({ state: "draft" });
});

test("a save without contacts keeps them, in waves of the new size", async () => {
  const desk = await createFiltering(4);
  const id = await desk.add();
  expect((await desk.save(id, { wavesize: 3 })).statusCode).toBe(204);
  const members: { wave: number }[] = await desk.members(id);
  expect(members.map(({ wave }) => wave)).toEqual([0, 0, 0, 1]);
  expect(await desk.read(id)).toMatchObject({ filter: everyContact });
});

test("a late save of a campaign or its texts gets a conflict", async () => {
  const desk = await createFiltering(1);
  const id = await desk.add();
  expect((await desk.save(id, { version: 1 })).statusCode).toBe(204);
  const late = await desk.save(id, { version: 1, name: "Late" });
  expect(late.json().errors).toMatchObject([{ code: "edited_meanwhile" }]);
  expect(await desk.read(id)).toMatchObject({ name: "Spring", version: 2 });
  await desk.setState(id, "running");
  const { name, text_en, text_es } = desk.draft([]);
  const words = { name, text_en, text_es, reminder_en: "", reminder_es: "" };
  const saveTexts = (version: number) =>
    desk.ask(`PUT /api/campaigns/${id}/texts`, {
      token: desk.token,
      body: { ...words, version },
    });
  const statuses = [await saveTexts(1), await saveTexts(2), await saveTexts(2)];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([409, 204, 409]);
});

test("the contacts of a campaign are listed in pages", async () => {
  const desk = await createFiltering(0);
  await desk.pool.query(
    `INSERT INTO contacts (_id, name, phone)
     SELECT lpad(translate(n::text, '0', 'z'), 22, 'a'), 'F', '+1201' || (5550000 + n)::text
     FROM generate_series(1, $1::integer) AS n`,
    [memberPageSize + 5],
  );
  const id = await desk.add();
  const page = async (number: number) =>
    (
      await desk.ask(`GET /api/campaigns/${id}/contacts?page=${number}`, {
        token: desk.token,
      })
    ).json<{ rows: object[]; page: number; total: number }>();
  expect((await page(1)).rows).toHaveLength(memberPageSize);
  const last = await page(9);
  expect(last).toMatchObject({ page: 2, total: memberPageSize + 5 });
  expect(last.rows).toHaveLength(5);
});

test("a forecast uses the contacts of a saved campaign, or those that match a filter", async () => {
  const desk = await createFiltering(3);
  const id = await desk.add();
  const { token } = desk;
  const { name: _name, contacts: _none, ...draft } = desk.draft([]);
  const foretold = async (more: object) =>
    (
      await desk.ask("POST /api/campaigns/forecast", {
        token,
        body: { ...draft, ...more },
      })
    ).json<{ contacts: number }>().contacts;
  expect(await foretold({ campaign: id })).toBe(3);
  expect(await foretold({ filter: desk.english })).toBe(0);
  expect(await foretold({ contacts: ["1".repeat(22)] })).toBe(0);
  expect(await foretold({})).toBe(0);
});

test("a campaign cannot be started by someone who saw an older version", async () => {
  const desk = await createCampaigning();
  const { _id } = await desk.contact();
  const id = await desk.create([_id]);
  const start = (version: number) =>
    desk.ask(`PUT /api/campaigns/${id}/state`, {
      token: desk.token,
      body: { state: "running", version },
    });
  await desk.pool.query("UPDATE campaigns SET version = 2");
  expect((await start(1)).statusCode).toBe(409);
  expect((await start(2)).statusCode).toBe(204);
});
