import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { site } from "#server/testing/pages/telling-pages.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";

const tablet = { headers: { cookie: "kiosk=on" } };
const form = (act: string, headers: object = {}) => ({
  headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  body: `do=${act}`,
});
const cookiesOf = ({ headers }: { headers: object }) =>
  [Object(headers)["set-cookie"] ?? []].flat().join("\n");

test("only the form of the page makes a browser a clinic tablet, and another form ends it", async () => {
  const { ask } = await site();
  const opened = await ask("GET /kiosk");
  expect(opened.statusCode).toBe(200);
  expect(cookiesOf(opened)).toBe("");
  expect(opened.headers).not.toHaveProperty("clear-site-data");

  const begun = await ask("POST /kiosk", form("begin"));
  expect(begun.statusCode).toBe(303);
  expect(begun.headers["location"]).toBe("/kiosk");
  expect(cookiesOf(begun)).toMatch(/^kiosk=on; Max-Age=\d+; Path=\/; HttpOnly/);

  const left = await ask("POST /kiosk", form("leave", tablet.headers));
  expect(left.headers["location"]).toBe("/");
  expect(cookiesOf(left)).toMatch(/^kiosk=; Max-Age=0/);
});

test("another site cannot make a browser a clinic tablet", async () => {
  const { ask } = await site();
  const reply = await ask(
    "POST /kiosk",
    form("begin", { "sec-fetch-site": "cross-site" }),
  );
  expect(reply.statusCode).toBe(403);
});

test("the first page for a family deletes the cookies of the former one, but neither the tablet's own cookie nor unsent answers", async () => {
  const { ask } = await site();
  const cookie = "kiosk=on; lang=es; visit=a; visit-questions=b";
  const reply = await ask("GET /kiosk", { headers: { cookie } });
  expect(reply.headers).not.toHaveProperty("clear-site-data");
  expect(reply.headers["cache-control"]).toBe("no-store");
  const cookies = cookiesOf(reply);
  expect(cookies).toMatch(/^kiosk=on; Max-Age=34560000/m);
  for (const name of ["lang", "visit", "visit-questions"])
    expect(cookies).toMatch(new RegExp(`^${name}=; Max-Age=0`, "m"));
});

test.each(["/", "/login", "/dashboard", "/contact", `/${newId()}`])(
  "a tablet shows the first page instead of %s",
  async (path) => {
    const { ask } = await site();
    const reply = await ask(`GET ${path}`, tablet);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers["location"]).toBe("/kiosk");
    expect((await ask(`GET ${path}`)).headers["location"]).toBeUndefined();
  },
);

test.each([
  "POST /api/auth",
  "POST /api/sms/textResults",
  "POST /api/contact",
  "POST /api/feedbacks",
  `GET /api/contacts/${newId()}`,
  `PUT /api/results/${newId()}/questions`,
])("a tablet may not call %s", async (line) => {
  const { ask } = await site();
  const body = line.startsWith("GET") ? {} : { body: {} };
  expect((await ask(line, { ...tablet, ...body })).statusCode).toBe(403);
});

test("a tablet can hand in a quiz, and its pages are not stored or shared with others", async () => {
  const app = await site();
  const id = await finishQuiz(app);
  expect((await app.ask(`GET /api/results/${id}`, tablet)).statusCode).toBe(
    200,
  );
  const page = () => app.ask("GET /quiz", tablet);
  expect((await page()).headers["cache-control"]).toBe("no-store");
  expect((await app.ask("GET /quiz")).headers["cache-control"]).toBe(
    "private, no-cache",
  );
  const asked = app.pages.render.mock.calls.map(([, { isKiosk }]) => isKiosk);
  expect(asked).toEqual([true, false]);
  await page();
  expect(app.pages.render).toHaveBeenCalledTimes(2);
});
