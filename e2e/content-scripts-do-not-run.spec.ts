import type { APIRequestContext } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, test } from "./support/test.ts";

const script = "window.PWNED=1";
const ofScript = "'sha256-95YJ/3or70W2XRgUC6qQtRSv6ozINyOH+VONDuX09gg='";
const planted = `<p>Planted</p><script>${script}</script><style>body{display:none}</style><p onclick="${script}">Press</p>`;

/** Writes content directly into the database, bypassing the sanitizer, and waits until the page shows it. */
async function writeContent(
  server: RunningServer,
  request: APIRequestContext,
  content: string,
  shown = content,
) {
  const old = await inDatabase(server, async (client) => {
    const { rows } = await client.query<{ _id: string; content: string }>(
      "SELECT _id, content FROM concerns WHERE active ORDER BY position LIMIT 1",
    );
    await client.query("UPDATE concerns SET content = $1 WHERE _id = $2", [
      content,
      rows[0]?._id,
    ]);
    return rows[0]?.content ?? "";
  });
  await expect
    .poll(async () => (await request.get("/concerns")).text())
    .toContain(shown);
  return old;
}

test("a script in content does not run, and the page keeps working", async ({
  page,
  request,
  server,
  complaints,
}) => {
  const old = await writeContent(server, request, planted);
  try {
    const answer = await page.goto("/concerns");
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain(ofScript);

    await page.locator("main details summary").first().click();
    await page.getByText("Press").click();
    await page.getByRole("link", { name: "Take the survey" }).click();
    await expect(page).toHaveURL("/quiz");
    expect(await page.evaluate("window.PWNED")).toBeUndefined();
    const refused = complaints.splice(0);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const complaint of refused)
      expect(complaint).toContain("Content Security Policy");
  } finally {
    await writeContent(server, request, old, "It is natural to ask");
  }
});
