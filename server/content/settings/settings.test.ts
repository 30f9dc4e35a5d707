import { describe, expect, test } from "vitest";
import { defaultSettings } from "#server/content/seed/content.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { publicDefaults } from "#server/testing/settings.ts";
import { createAdmin } from "#server/testing/test-app.ts";

async function seededApp() {
  const app = await createQuizApp();
  return { ...app, ...(await createAdmin(app)) };
}

describe("settings", () => {
  test("are public and returned as saved", async () => {
    const { ask } = await seededApp();
    const reply = await ask("GET /api/settings");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(publicDefaults);
  });

  test("change field by field for the next reader", async () => {
    const { ask, token } = await seededApp();
    await ask("GET /api/settings");
    const starttitle_es = "Empecemos";
    const body = { main: { sitename: "New name" }, quiz: { starttitle_es } };
    const saved = await ask("PUT /api/settings", { body, token });
    expect(saved.statusCode).toBe(200);
    const { main, quiz, homePage } = (await ask("GET /api/settings")).json();
    expect(main).toEqual({ ...publicDefaults.main, sitename: "New name" });
    expect(quiz).toEqual({ ...defaultSettings.quiz, starttitle_es });
    expect(homePage).toEqual(defaultSettings.homePage);
  });

  test.each([
    [{ main: { sitename: "  " } }, "main.sitename", "required"],
    [{ main: { copyright: "" } }, "main.copyright", "required"],
    [
      { homePage: { calltoaction_es: "" } },
      "homePage.calltoaction_es",
      "required",
    ],
    [{ quiz: { thankyoutitle_en: "" } }, "quiz.thankyoutitle_en", "required"],
    [
      { quiz: { topparentconcernstitle_en: "" } },
      "quiz.topparentconcernstitle_en",
      "required",
    ],
    [{ main: { sitename: "x".repeat(101) } }, "main.sitename", "too_long"],
    [{ main: { sitename: 7 } }, "main.sitename", "invalid"],
    [{ clinic: { phone: "ask at the desk" } }, "clinic.phone", "invalid"],
    [{ clinic: { website: "our page" } }, "clinic.website", "invalid"],
    [{ main: { checkby: "soon" } }, "main.checkby", "invalid"],
    [{ main: { checkwhy: "x".repeat(301) } }, "main.checkwhy", "too_long"],
    [
      { invitation: { message_es: "x".repeat(401) } },
      "invitation.message_es",
      "too_long",
    ],
    [{ main: { owner: "me" } }, "main.owner", "unknown_field"],
    [{ other: {} }, "other", "unknown_field"],
    [
      { homePage: { icon1_en: "https://elsewhere.example/x.png" } },
      "homePage.icon1_en",
      "invalid",
    ],
    [
      { homePage: { icon1_en: "/images/../../etc/passwd" } },
      "homePage.icon1_en",
      "invalid",
    ],
    [{}, undefined, "invalid"],
  ])("refuse %j", async (body, field, code) => {
    const { ask, token } = await seededApp();
    const reply = await ask("PUT /api/settings", { body, token });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
    expect(reply.json().errors[0].code).toBe(code);
    expect((await ask("GET /api/settings")).json()).toEqual(publicDefaults);
  });

  test("are refused with a conflict when a changed field was saved by someone else", async () => {
    const { ask, token } = await seededApp();
    const { sitename } = defaultSettings.main;
    const save = (name: string) =>
      ask("PUT /api/settings", {
        token,
        body: {
          main: { sitename: name },
          before: { main: { sitename } },
        },
      });
    expect((await save("Mine")).statusCode).toBe(200);
    const late = await save("Theirs");
    expect(late.statusCode).toBe(409);
    expect(late.json().errors[0].code).toBe("edited_meanwhile");
    const { main } = (await ask("GET /api/settings")).json();
    expect(main.sitename).toBe("Mine");
  });

  test("accept concurrent edits of two different fields", async () => {
    const { ask, token } = await seededApp();
    const save = (main: object, before: object) =>
      ask("PUT /api/settings", {
        token,
        body: { main, before: { main: before } },
      });
    const { sitename, copyright } = defaultSettings.main;
    await save({ sitename: "Name" }, { sitename });
    await save({ copyright: "Ours" }, { copyright });
    const { main } = (await ask("GET /api/settings")).json();
    expect(main).toMatchObject({ sitename: "Name", copyright: "Ours" });
  });

  test("save one of a hundred concurrent edits of the same field", async () => {
    const { ask, token } = await seededApp();
    const { sitename } = defaultSettings.main;
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        ask("PUT /api/settings", {
          token,
          body: {
            main: { sitename: `Name ${place}` },
            before: { main: { sitename } },
          },
        }),
      ),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(99);
  });

  test("save all of many concurrent edits of different fields", async () => {
    const { ask, token } = await seededApp();
    const before: Record<string, unknown> = defaultSettings.homePage;
    const fields = Object.keys(before).filter((field) =>
      /^(maintitle|subtitle|headline|text|title)/.test(field),
    );
    const replies = await Promise.all(
      fields.map((field) => {
        const body = {
          homePage: { [field]: `New ${field}` },
          before: { homePage: { [field]: before[field] } },
        };
        return ask("PUT /api/settings", { token, body });
      }),
    );
    for (const { statusCode } of replies) expect(statusCode).toBe(200);
    const { homePage } = (await ask("GET /api/settings")).json();
    expect(homePage).toEqual({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, `New ${field}`])),
    });
  });

  test("compare profiles by value with `before`, and log who changed them", async () => {
    const { ask, token, db, _id } = await seededApp();
    const { profiles } = defaultSettings.aboutUs;
    const [first] = profiles;
    const body = {
      aboutUs: { profiles: [{ ...first, name: "Somebody" }] },
      before: { aboutUs: { profiles } },
    };
    const save = () => ask("PUT /api/settings", { token, body });
    expect((await save()).json().aboutUs).toEqual(body.aboutUs);
    expect((await save()).statusCode).toBe(409);
    const rows = await db
      .selectFrom("audit")
      .select(["event", "user", "subject"])
      .execute();
    expect(rows).toEqual([
      { event: "settings_saved", user: _id, subject: "aboutUs" },
    ]);
  });

  test("are refused when only `before` is given", async () => {
    const { ask, token } = await seededApp();
    const body = { before: { main: { sitename: "x" } } };
    const reply = await ask("PUT /api/settings", { token, body });
    expect(reply.statusCode).toBe(400);
  });

  test("return 304 when nothing changed", async () => {
    const { ask } = await seededApp();
    const { headers } = await ask("GET /api/settings");
    const again = await ask("GET /api/settings", {
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });
});
