import { afterAll, expect, test } from "vitest";
import {
  createBrowser,
  createOrganization,
  rolesOfGroups,
  whoAmI,
} from "#server/testing/staff/single-sign-on.ts";
import { createAdmin } from "#server/testing/test-app.ts";

const organization = await createOrganization();
afterAll(() => organization.provider.stop());
const { join } = organization;

test("a member of a group gets its roles and is recognized the next time", async () => {
  join("lucia", {
    email: "Lucia@clinic.example",
    name: "Lucía Vega",
    groups: ["desk"],
  });
  const app = await organization.start();
  const browser = createBrowser(app);
  expect(await browser.signIn("lucia", "/dashboard/links")).toBe(
    "/login?back=%2Fdashboard%2Flinks#entered",
  );
  const first = await whoAmI(app, browser);
  expect(first).toMatchObject({
    name: "Lucía Vega",
    email: "lucia@clinic.example",
    roles: ["editor", "inviter"],
  });

  join("lucia", { email: "lucia.vega@clinic.example", groups: ["heads"] });
  const other = createBrowser(app);
  await other.signIn("lucia");
  expect(await whoAmI(app, other)).toMatchObject({
    _id: first._id,
    email: "lucia@clinic.example",
    roles: ["admin"],
  });
});

test("an existing user keeps the account and its roles", async () => {
  join("omar", { email: "omar@clinic.example" });
  const app = await organization.start({ OIDC_DOMAINS: "clinic.example" });
  const { _id } = await createAdmin(app, "omar@clinic.example");
  const browser = createBrowser(app);
  await browser.signIn("omar");
  expect(await whoAmI(app, browser)).toMatchObject({ _id, roles: ["admin"] });
});

test("a user without a group loses sessions and tokens", async () => {
  join("gone", { groups: ["desk"] });
  const app = await organization.start();
  const browser = createBrowser(app);
  await browser.signIn("gone");
  const { token } = (await browser.arrive()).json() as { token: string };
  const made = await app.ask("POST /api/account/tokens", {
    token,
    body: { name: "Script", roles: ["inviter"] },
  });
  expect(made.statusCode).toBe(200);
  join("gone", { groups: ["parking"] });
  const again = createBrowser(app);
  expect(await again.signIn("gone")).toBe("/login#failed=no_role");
  expect((await app.ask("GET /api/auth", { token })).statusCode).toBe(401);
  const script = (made.json() as { token: string }).token;
  const reply = await app.ask("GET /api/contacts", { token: script });
  expect(reply.statusCode).toBe(401);
});

test("the last admin keeps the role regardless of groups", async () => {
  join("rosa", { email: "rosa@clinic.example", groups: ["desk"] });
  const app = await organization.start();
  await createAdmin(app, "rosa@clinic.example");
  const browser = createBrowser(app);
  await browser.signIn("rosa");
  expect((await whoAmI(app, browser)).roles).toContain("admin");
});

test.each([
  ["unknown", { OIDC_DOMAINS: "clinic.example" }, {}],
  ["unverified", rolesOfGroups, { email_verified: false }],
  ["elsewhere", rolesOfGroups, { email: "eve@elsewhere.example" }],
  ["no_role", rolesOfGroups, { groups: ["parking"] }],
])(
  "a sign-in with the problem %s is refused and creates no account",
  async (problem, env, other) => {
    join("eve", { email: "eve@clinic.example", groups: ["desk"], ...other });
    const app = await organization.start(env);
    const browser = createBrowser(app);
    expect(await browser.signIn("eve")).toBe(`/login#failed=${problem}`);
    expect((await browser.arrive()).statusCode).toBe(400);
    const { rows } = await app.pool.query("SELECT FROM users");
    expect(rows).toHaveLength(0);
  },
);

test("an address reassigned to another person does not open the earlier account", async () => {
  join("first", { email: "front@clinic.example", groups: ["heads"] });
  join("second", { email: "front@clinic.example", groups: ["desk"] });
  const app = await organization.start();
  await createBrowser(app).signIn("first");
  expect(await createBrowser(app).signIn("second")).toBe(
    "/login#failed=other_person",
  );
});

test("a provider response works once and only in its own browser", async () => {
  join("lucia", { email: "lucia@clinic.example", groups: ["desk"] });
  const app = await organization.start();
  const browser = createBrowser(app);
  const back = await browser.signInThere(await browser.leave(), "lucia");
  const stranger = createBrowser(app);
  expect(await stranger.visitHere(back)).toBe("/login#failed=too_late");
  // The cookie of another attempt does not help either.
  await stranger.leave();
  expect(await stranger.visitHere(back)).toBe("/login#failed=too_late");
  expect((await stranger.arrive()).statusCode).toBe(400);

  expect(await browser.visitHere(back)).toBe("/login#entered");
  expect(await browser.visitHere(back)).toBe("/login#failed=too_late");
  expect((await browser.arrive()).statusCode).toBe(200);
});

test("two tabs can sign in simultaneously, each to its own screen", async () => {
  join("tabs", { groups: ["desk"] });
  const app = await organization.start();
  const browser = createBrowser(app);
  const [older, newer] = [await browser.leave("/a"), await browser.leave()];
  const ofOlder = await browser.signInThere(older, "tabs");
  const ofNewer = await browser.signInThere(newer, "tabs");
  expect(await browser.visitHere(ofOlder)).toBe("/login?back=%2Fa#entered");
  expect(await browser.visitHere(ofNewer)).toBe("/login#entered");
  expect(browser.here.header().cookie).not.toContain("sign-on-");
});

test("only the last four of a dozen tabs can finish, so that headers stay small", async () => {
  join("tabs", { groups: ["desk"] });
  const app = await organization.start();
  const browser = createBrowser(app);
  const left: string[] = [];
  for (let tab = 0; tab < 12; tab += 1) left.push(await browser.leave());
  expect(browser.here.header().cookie.match(/sign-on-/g)).toHaveLength(4);
  const backs: string[] = [];
  for (const tab of [7, 8, 11])
    backs.push(await browser.signInThere(left[tab] ?? "", "tabs"));
  const arrived: string[] = [];
  for (const back of backs) arrived.push(await browser.visitHere(back));
  expect(arrived).toEqual([
    "/login#failed=too_late",
    "/login#entered",
    "/login#entered",
  ]);
});

test("twenty simultaneous browsers of a new person create one account", async () => {
  join("nina", { email: "nina@clinic.example", groups: ["desk"] });
  const app = await organization.start();
  const browsers = Array.from({ length: 20 }, () => createBrowser(app));
  const backs = await Promise.all(
    browsers.map(async (each) => each.signInThere(await each.leave(), "nina")),
  );
  const arrived = await Promise.all(
    browsers.map((each, n) => each.visitHere(backs[n] ?? "")),
  );
  expect(new Set(arrived)).toEqual(new Set(["/login#entered"]));
  const { rows } = await app.pool.query("SELECT email FROM users");
  expect(rows).toEqual([{ email: "nina@clinic.example" }]);
});
