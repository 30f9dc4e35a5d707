import { describe, expect, test } from "vitest";
import {
  plainSite as site,
  sealedIn,
} from "#server/testing/pages/plain-site.ts";

describe("without cookies", () => {
  test("all that was filled in goes from page to page in the form", async () => {
    const { send } = await site();
    const first = await send("/question/1", "answer=a");
    expect(first.statusCode).toBe(200);
    const field = /\/question\/2 a ([\w-]+)</.exec(first.body)?.[1] ?? "";
    const second = await send("/question/2", `answer=b&visit=${field}`);
    expect(second.statusCode).toBe(200);
    expect(second.body).toMatch(/\/question\/2 ab [\w-]{20,}</);
    const refused = await send("/question/2", `answer=none&visit=${field}`);
    expect(refused.statusCode).toBe(422);
    const start = await send("/quiz", `answer=c&visit=${field}`);
    expect(start.body).toMatch(/\/question\/2 ac [\w-]{20,}</);
  });

  test("what a start form without scripts filled in comes along once, in the address of the first question", async () => {
    const { send, open } = await site();
    const sent = await send("/quiz", "answer=a&plain=yes");
    const way = String(sent.headers["location"]);
    expect(way).toMatch(/\/question\/2\?visit=[\w-]{20,}$/);
    const path = way.replace("http://localhost:3000", "");
    const without = await open(path, "");
    expect(without.body).toMatch(/\/question\/2 a [\w-]{20,}</);
    expect(without.headers["cache-control"]).toBe("no-store");
    const field = / a ([\w-]+)</.exec(without.body)?.[1] ?? "";
    const next = await send("/question/2", `answer=b&visit=${field}`);
    expect(next.body).toMatch(/\/question\/2 ab [\w-]{20,}</);

    const answered = await open(path, sealedIn(sent));
    expect(answered.statusCode).toBe(303);
    expect(answered.headers["location"]).toBe("/question/2");
    expect(answered.headers["cache-control"]).toBe("no-store");
    const again = await send("/quiz", "answer=b&plain=yes", {
      cookie: sealedIn(sent),
    });
    expect(again.headers["location"]).toBe("http://localhost:3000/question/2");
  });

  test.each(["none", "cross-site", "same-site"])(
    "an address that was opened from elsewhere (%s) brings nothing along",
    async (from) => {
      const { send, ask } = await site();
      const sent = await send("/quiz", "answer=a&plain=yes");
      const { search } = new URL(String(sent.headers["location"]));
      const headers = { "sec-fetch-site": from };
      const page = await ask(`GET /question/2${search}`, { headers });
      expect(page.body).toContain("/question/2 nothing no field");
    },
  );

  test("turning the language shows the same page, and keeps what was filled in", async () => {
    const { send } = await site();
    const first = await send("/question/1", "answer=a");
    const field = /\/question\/2 a ([\w-]+)</.exec(first.body)?.[1] ?? "";
    const fields = `do=turn&quizlang=es&visit=${field}`;
    const turned = await send("/question/2", fields);
    expect(turned.statusCode).toBe(200);
    expect(turned.body).toMatch(/lang="es">\/question\/2 a [\w-]{20,}</);
  });

  test("and so does what is too much for one", async () => {
    const { send } = await site();
    const long = "x".repeat(4000);
    const reply = await send("/quiz", `answer=${long}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`/question/2 ${long} `);
    expect(reply.body).not.toContain("no field");
  });
});
