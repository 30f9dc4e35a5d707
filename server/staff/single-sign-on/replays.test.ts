import { afterAll, expect, test } from "vitest";
import {
  createBrowser,
  createOrganization,
} from "#server/testing/staff/single-sign-on.ts";

const organization = await createOrganization();
afterAll(() => organization.provider.stop());

async function createVisit() {
  organization.join("lucia", { groups: ["desk"] });
  const app = await organization.start();
  return { app, browser: createBrowser(app) };
}

test("a hundred forged provider responses open no session", async () => {
  const { app, browser } = await createVisit();
  await browser.leave();
  const attempt = browser.here.header();
  for (let number = 0; number < 100; number += 1) {
    const query = new URLSearchParams({
      code: `forged-${number}`,
      state: `state-${number}`,
      iss: organization.provider.issuer,
    });
    const { headers } = await app.ask(
      `GET /login/single-sign-on/back?${query.toString()}`,
      { headers: attempt },
    );
    expect(headers.location).toMatch(/^\/login#failed=/);
  }
});

test("a provider response opens one session, even if replayed a hundred times with its cookie", async () => {
  const { app, browser } = await createVisit();
  const back = await browser.signInThere(await browser.leave(), "lucia");
  const headers = browser.here.header();
  expect(await browser.visitHere(back)).toBe("/login#entered");
  const said = new Set<unknown>();
  for (let number = 0; number < 100; number += 1)
    said.add((await app.ask(`GET ${back}`, { headers })).headers.location);
  expect([...said]).toEqual(["/login#failed=refused"]);
  const { rows } = await app.pool.query("SELECT FROM sessions");
  expect(rows).toHaveLength(1);
});

test("the cookie after single sign-on opens one session, even if replayed a hundred times", async () => {
  const { browser } = await createVisit();
  await browser.signIn("lucia");
  const headers = browser.here.header();
  const [first, ...others] = await Promise.all(
    Array.from({ length: 5 }, () => browser.arrive(headers)),
  );
  const together = [first, ...others].map((reply) => reply?.statusCode);
  expect(together.filter((status) => status === 200)).toHaveLength(1);
  const statuses = new Set<number>();
  for (let number = 0; number < 100; number += 1)
    statuses.add((await browser.arrive(headers)).statusCode);
  expect([...statuses]).toEqual([400]);
});
