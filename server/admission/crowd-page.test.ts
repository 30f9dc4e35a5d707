import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createCrowded } from "#server/testing/pages/crowded.ts";
import { room } from "./admission.ts";
import { crowdStyle } from "./crowd-style.ts";
import { crowdWords } from "./wording.ts";

const full = room.newcomers + 1;

describe("the page for whoever is turned away", () => {
  test.each(["en", "es"] as const)(
    "says in plain words how it is, and comes back by itself (%s)",
    async (language) => {
      const { ask, crowd } = await createCrowded();
      crowd.waiting = full;
      const headers = { "accept-language": language };
      const reply = await ask("GET /", { headers });
      expect(reply.statusCode).toBe(503);
      const seconds = Number(reply.headers["retry-after"]);
      expect(seconds).toBeGreaterThanOrEqual(2);
      expect(seconds).toBeLessThanOrEqual(8);
      expect(reply.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      });
      expect(reply.headers).not.toHaveProperty("set-cookie");
      expect(reply.body).toContain(`<html lang="${language}"`);
      for (const text of Object.values(crowdWords[language]))
        expect(reply.body).toContain(text);
      expect(reply.body).toContain(
        `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`,
      );
    },
  );

  test("lets its own script and style work, and nothing else", async () => {
    const { ask, crowd } = await createCrowded();
    crowd.waiting = full;
    const { headers } = await ask("GET /");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^ ]+'){3};/);
    expect(policy).toContain("connect-src 'self'");
  });

  test("remembers the language that is asked for", async () => {
    const { ask, crowd } = await createCrowded();
    crowd.waiting = full;
    const reply = await ask("GET /quiz?lang=es");
    expect(reply.body).toContain('<html lang="es"');
    expect(reply.headers["set-cookie"]).toContain("lang=es");
  });

  test("says to a script that asks for the headers alone whether there is room", async () => {
    const { ask, crowd } = await createCrowded();
    crowd.waiting = full;
    const refused = await ask("HEAD /quiz");
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toHaveProperty("retry-after");
    expect(refused.body).toBe("");
    crowd.waiting = 0;
    expect((await ask("HEAD /quiz")).statusCode).toBe(200);
  });

  test("has the colours of the site", async () => {
    const path = join(import.meta.dirname, "../../web/ui/tokens.css");
    const tokens = await readFile(path, "utf8");
    const colours = crowdStyle.match(/#\w{6}/g) ?? [];
    expect(colours).toHaveLength(10);
    for (const colour of colours) expect(tokens).toContain(colour);
  });
});
