import { expect, test } from "vitest";
import { withEditedItem } from "#server/testing/staff/staff-calls.ts";

const createStaffApp = () => withEditedItem("concerns", 0);

test("shows a changed concern to the next visitor", async () => {
  const { ask, save, item: concern, _id } = await createStaffApp();
  await ask("GET /api/concerns");
  const change = {
    name: "Renamed",
    suggestedquestions: ["May we wait?"],
    externallinks: [{ name: "CDC", url: "https://www.cdc.gov/hpv" }],
    videolink: "https://youtu.be/abcdefghijk",
  };
  const reply = await save(change);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    ...concern,
    ...change,
    version: concern.version + 1,
  });
  const seen = (await ask(`GET /api/concerns/${_id}`)).json();
  expect(seen).toMatchObject(change);
  expect(seen).not.toHaveProperty("version");
  expect((await ask("GET /api/concerns")).json()[0]).toEqual(seen);
});

test("adds a new concern at the end, active and readable", async () => {
  const { ask, token, all, content } = await createStaffApp();
  const before = await all();
  const body = { ...content, name: "One more", name_es: "Una más" };
  const reply = await ask("POST /api/concerns", { token, body });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ ...body, active: true, version: 1 });
  expect(await all()).toEqual([...before, reply.json()]);
  const { _id } = reply.json();
  expect((await ask(`GET /api/concerns/${_id}`)).statusCode).toBe(200);
});

test("lets staff read a concern that is hidden from visitors", async () => {
  const { ask, token, _id } = await createStaffApp();
  await ask(`PUT /api/concerns/toggle/${_id}`, { token });
  expect((await ask(`GET /api/concerns/${_id}`)).statusCode).toBe(404);
  const read = await ask(`GET /api/concerns/edit/${_id}`, { token });
  expect(read.json()).toMatchObject({ _id, active: false });
});

test("refuses the second of two concurrent edits and keeps the first", async () => {
  const { save, version, all } = await createStaffApp();
  await save({ name: "First", version });
  const late = await save({ name: "Second", version });
  expect(late.statusCode).toBe(409);
  expect(late.json().errors[0].code).toBe("edited_meanwhile");
  expect((await all())[0]).toMatchObject({ name: "First" });
});

test("cleans all four rich texts", async () => {
  const { save } = await createStaffApp();
  const bad = '<p>Hi<img src=x onerror="alert(1)"></p>';
  const names = [
    "content",
    "content_es",
    "childrencontent",
    "childrencontent_es",
  ];
  const reply = await save(
    Object.fromEntries(names.map((name) => [name, bad])),
  );
  for (const name of names) expect(reply.json()[name]).toBe("<p>Hi</p>");
});

test("saving a default concern unchanged changes nothing", async () => {
  const { ask, token, all } = await createStaffApp();
  for (const concern of await all()) {
    const { _id, active: _, version: __, ...content } = concern;
    const reply = await ask(`PUT /api/concerns/${_id}`, {
      token,
      body: content,
    });
    expect(reply.json()).toMatchObject(content);
  }
});

const link = (url: string) => ({ externallinks: [{ name: "x", url }] });

test.each([
  [{ name: "" }, "name", "required"],
  [{ name_es: " " }, "name_es", "required"],
  [{ name: "x".repeat(121) }, "name", "too_long"],
  [{ content: "x".repeat(50_001) }, "content", "too_long"],
  [{ suggestedquestions: [""] }, "suggestedquestions.0", "required"],
  [{ suggestedquestions: "x" }, "suggestedquestions", "invalid"],
  [
    { suggestedquestions: Array(21).fill("x") },
    "suggestedquestions",
    "too_many",
  ],
  [
    { externallinks: [{ name: "", url: "https://a.example" }] },
    "externallinks.0.name",
    "required",
  ],
  [link("not a url"), "externallinks.0.url", "invalid_url"],
  [link("javascript:alert(1)"), "externallinks.0.url", "invalid_url"],
  [link("data:text/html,x"), "externallinks.0.url", "invalid_url"],
  [link("ftp://a.example"), "externallinks.0.url", "invalid_url"],
  [
    link("https://user:secret@a.example/"),
    "externallinks.0.url",
    "invalid_url",
  ],
  [link("//a.example"), "externallinks.0.url", "invalid_url"],
  [{ videolink: "vbscript:x" }, "videolink", undefined],
  [{ active: "yes" }, "active", "invalid"],
  [{ _id: "1".repeat(22) }, "_id", "invalid"],
  [{ count: 3 }, "count", "unknown_field"],
])("refuses %j and names the field", async (more, field, code) => {
  const { save, all } = await createStaffApp();
  const before = await all();
  const reply = await save(more);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe(field);
  if (code) expect(reply.json().errors[0].code).toBe(code);
  expect(await all()).toEqual(before);
});

test("returns 404 for an unknown concern", async () => {
  const { ask, token, save } = await createStaffApp();
  const nobody = "1".repeat(22);
  expect((await save({}, nobody)).statusCode).toBe(404);
  expect(
    (await ask(`GET /api/concerns/edit/${nobody}`, { token })).statusCode,
  ).toBe(404);
});

test("returns an empty list when every concern is inactive", async () => {
  const { ask, token, all } = await createStaffApp();
  for (const { _id } of await all())
    await ask(`PUT /api/concerns/toggle/${_id}`, { token });
  expect((await ask("GET /api/concerns")).json()).toEqual([]);
});
