import { afterAll, expect, test } from "vitest";
import { setUpFirstAdminWith } from "#server/staff/auth/set-up.ts";
import { replaceSetupLinks } from "#server/staff/auth/queries.ts";
import { hashToken } from "#server/platform/ids.ts";
import { createCampaigning } from "#server/testing/messages/campaigns.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import {
  createBrowser,
  createOrganization,
} from "#server/testing/staff/single-sign-on.ts";
import { createWithLinks, invited } from "#server/testing/staff/staff-links.ts";
import {
  createTestApp,
  nowhere,
  type TestApp,
} from "#server/testing/test-app.ts";
import { colleague } from "#server/testing/staff/users.ts";
import { verifyActivityLog } from "./verify.ts";

const organization = await createOrganization();
afterAll(() => organization.provider.stop());

/** The log entries of this event, oldest first. */
const actsOf = ({ db }: Pick<TestApp, "db">, event: string) =>
  db
    .selectFrom("audit")
    .select(["who", "about", "changes"])
    .where("event", "=", event)
    .orderBy("number")
    .execute();

const rolesOf = (of: string, was: string, now: string) => [
  { of, fields: { roles: [was, now] } },
];

test("logs the roles of a new user, and the old and new roles after a change", async () => {
  const app = await withStaff(await createTestApp());
  const roles = ["editor", "inviter"];
  const created = await app.call("POST /api/users", { ...colleague, roles });
  const { _id, email, name } = created.json();
  const less = { name, email, roles: ["inviter"] };
  await app.call(`PUT /api/users/${_id}`, less);
  expect(await actsOf(app, "user_added")).toMatchObject([
    { changes: rolesOf("users", "", "editor, inviter") },
  ]);
  expect(await actsOf(app, "user_saved")).toMatchObject([
    { changes: rolesOf("users", "editor, inviter", "inviter") },
  ]);
});

test("logs the roles of an invitation, of the user who accepts it, and of the first admin", async () => {
  const app = await createWithLinks();
  await app.invite();
  const link = await app.invite({ roles: ["researcher"] });
  await app.join(link);
  expect(await actsOf(app, "staff_invited")).toMatchObject([
    { changes: rolesOf("staff_invitations", "", "editor") },
    { changes: rolesOf("staff_invitations", "", "researcher") },
  ]);
  expect(await actsOf(app, "staff_invitation_accepted")).toMatchObject([
    { who: invited.name, changes: rolesOf("users", "", "researcher") },
  ]);
  const fresh = await createTestApp();
  await fresh.db
    .transaction()
    .execute((trx) => replaceSetupLinks(trx, hashToken("link")));
  await setUpFirstAdminWith(fresh.db, {
    ...colleague,
    setup: "link",
    minLength: 12,
    from: nowhere,
    once: (work) => fresh.db.transaction().execute(work),
  });
  expect(await actsOf(fresh, "first_admin_set_up")).toMatchObject([
    { changes: rolesOf("users", "", "admin") },
  ]);
  expect(await verifyActivityLog(app.db)).toMatchObject({ isWhole: true });
});

test("logs roles that follow the groups of a provider", async () => {
  const join = (groups: string[]) => organization.join("vera", { groups });
  const app = await organization.start();
  join(["heads"]);
  await createBrowser(app).signIn("vera");
  await withStaff(app);
  join(["desk"]);
  await createBrowser(app).signIn("vera");
  expect(await actsOf(app, "user_added")).toMatchObject([
    { changes: rolesOf("users", "", "admin") },
  ]);
  expect(await actsOf(app, "user_saved")).toMatchObject([
    { changes: rolesOf("users", "admin", "editor, inviter") },
  ]);
});

test("logs a change of name under the old name, even if a new email address waits for confirmation", async () => {
  const app = await createWithLinks({ mail: true });
  const { name } = app.me;
  const email = "moved@clinic.example";
  await app.call("PUT /api/account", { name: "Renamed", email });
  expect(await actsOf(app, "account_saved")).toMatchObject([
    { who: name, changes: [{ of: "users", fields: { name: null } }] },
  ]);
  expect(await actsOf(app, "email_change_asked")).toMatchObject([
    { changes: null },
  ]);
});

test("logs the changed fields of a campaign, and no text to families", async () => {
  const app = await createCampaigning();
  const { _id } = await app.contact();
  const id = await app.create([_id]);
  const draft = { ...app.draft([_id]), text_en: "Canary", wavesize: 5 };
  const { token } = app;
  await app.ask(`PUT /api/campaigns/${id}`, { token, body: draft });
  expect(await actsOf(app, "campaign_saved")).toMatchObject([
    {
      changes: [{ of: "campaigns", fields: { text_en: null, wavesize: null } }],
    },
  ]);
});

test("logs the texting hours before and after", async () => {
  const app = await withStaff(await createTestApp());
  const save = (opens: number) =>
    app.call("PUT /api/texting-hours", { opens, closes: 18, sundayopens: 13 });
  await save(10);
  await save(11);
  const hours = (fields: object) => ({
    changes: [{ of: "texting_hours", fields }],
  });
  const first = { opens: ["", "10"], closes: ["", "18"] };
  expect(await actsOf(app, "texting_hours_saved")).toEqual([
    expect.objectContaining(hours({ ...first, sundayopens: ["", "13"] })),
    expect.objectContaining(hours({ opens: ["10", "11"] })),
  ]);
});

test("does not log derived fields of a contact as changes", async () => {
  const app = await withStaff(await createTestApp());
  const contact = await insertInvitedContact(app, { name: "Canary" });
  await app.call(`PUT /api/contacts/${contact._id}`, {
    name: "Canaria",
    phone: "+12015550199",
    language: "es",
  });
  const [saved] = await actsOf(app, "contact_saved");
  expect(JSON.stringify(saved)).toContain('"name":null');
  expect(JSON.stringify(saved)).not.toContain("searched");
});
