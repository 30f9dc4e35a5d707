import { expect, test } from "vitest";
import { signableText } from "#shared/rules/content/signature.ts";
import { recordOutsideChanges } from "#server/content/publications/record-publication.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

const doctorWords = {
  connect: "You asked whether it is safe.",
  connect_es: "Me pregunta si es segura.",
  counsel: "I recommend it today.",
  counsel_es: "La recomiendo hoy.",
  counselsource: "https://www.cdc.gov/",
  counselsourcename: "CDC",
  counselsourcename_es: "CDC",
  counselread: "2026-01-20",
};
const today = new Date().toISOString().slice(0, 10);

async function open() {
  const app = await withStaff(await createQuizApp());
  const [first] = (await app.call("GET /api/concerns/all")).json();
  const { _id: id, name, name_es } = first;
  const signedAs = (changes: object = {}) => {
    const words = { ...doctorWords, signedby: "Dr. Example", signedon: today };
    const whole = { ...first, ...words, ...changes };
    return { ...words, ...changes, signedtext: signableText(whole) };
  };
  return {
    ...app,
    id,
    name,
    signedAs,
    save: (fields: object) =>
      app.call(`PUT /api/concerns/${id}`, { name, name_es, ...fields }),
    readFirst: async () =>
      (await app.ask("GET /api/visit"))
        .json()
        .concerns.find(({ _id }: { _id: string }) => _id === id),
  };
}

test("the page for the doctor gets the words of a concern once they are signed", async () => {
  const { save, readFirst, signedAs } = await open();
  await save(doctorWords);
  expect((await readFirst()).words).toBeNull();
  const signed = signedAs();
  await save(signed);
  const { signedtext: _, ...shown } = signed;
  expect((await readFirst()).words).toEqual(shown);
});

test("changed words are hidden until they are signed again", async () => {
  const { save, readFirst, signedAs } = await open();
  await save(signedAs());
  await save({ counsel_es: "Se la recomiendo hoy." });
  expect((await readFirst()).words).toBeNull();
  await save({ counsel_es: doctorWords.counsel_es });
  expect((await readFirst()).words).not.toBeNull();
});

test.each(["name", "name_es", "summary", "content", "content_es"])(
  "a topic with another %s has to be signed again",
  async (field) => {
    const { save, readFirst, signedAs } = await open();
    await save(signedAs());
    expect((await readFirst()).words).not.toBeNull();
    await save({ [field]: "<p>Is it poison?</p>" });
    expect((await readFirst()).words).toBeNull();
  },
);

test.each([
  [{ signedon: "2099-12-31" }, "signedon", "day_in_future"],
  [{ signedon: "2015-01-01" }, "signedon", "signature_expired"],
  [{ signedon: "" }, "signedon", "required"],
  [{ signedby: "" }, "signedby", "required"],
  [{ counselread: "" }, "counselread", "required"],
  [{ counselread: "2099-12-31" }, "counselread", "day_in_future"],
  [{ counselsource: "" }, "counselsource", "required"],
])("a signature with %j is refused", async (changes, field, code) => {
  const { save, readFirst, signedAs, call, name } = await open();
  const signature = signedAs(changes);
  const reply = await save(signature);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field, code }]);
  const added = await call("POST /api/concerns", {
    ...signedAs(changes),
    name,
    name_es: name,
    signedtext: signableText({ ...signature, name, name_es: name }),
  });
  expect(added.statusCode).toBe(400);
  expect((await readFirst()).words).toBeNull();
});

test.each([
  [{ signedon: "2099-12-31" }, "day_in_future"],
  [{ signedon: "2015-01-01" }, "signature_expired"],
  [{ signedon: "" }, "required"],
])("a draft refuses a signature with %j as well", async (changes, code) => {
  const { call, signedAs, id } = await open();
  const draft = { fields: signedAs(changes), version: 0 };
  const reply = await call(`PUT /api/drafts/concerns/${id}`, draft);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field: "signedon", code }]);
});

test("a version with an old signature can be restored, at once and as a draft", async () => {
  const { call, save, id, signedAs, pool, db } = await open();
  const signedon = async () =>
    (await call(`GET /api/concerns/edit/${id}`)).json().signedon;
  const items = [{ list: "concerns", id }];
  await save(signedAs());
  await pool.query("UPDATE concerns SET signedon = '2015-01-01'");
  await recordOutsideChanges(db);
  const { latest } = (await call("GET /api/publications")).json();
  const signAgain = () => save(signedAs({ counsel: "I recommend it." }));

  await signAgain();
  const restored = await call(`POST /api/publications/${latest}/restore`, {});
  expect(restored.statusCode, restored.body).toBe(204);
  expect(await signedon()).toBe("2015-01-01");

  await signAgain();
  const drafted = await call(`POST /api/publications/${latest}/draft`, {
    items,
  });
  expect(drafted.statusCode, drafted.body).toBe(204);
  const edited = await call(`PUT /api/drafts/concerns/${id}`, {
    fields: { videolink: "" },
  });
  expect(edited.statusCode, edited.body).toBe(200);
  const { version } = edited.json();
  const published = await call("POST /api/publications", {
    items: [{ ...items[0], version }],
    anyway: true,
  });
  expect(published.statusCode, published.body).toBe(204);
  expect(await signedon()).toBe("2015-01-01");
});

test("publishing a draft does not get around these rules", async () => {
  const { call, readFirst, signedAs, pool, id } = await open();
  const reply = await call(`PUT /api/drafts/concerns/${id}`, {
    fields: signedAs(),
    version: 0,
  });
  const { version } = reply.json();
  await pool.query(
    `UPDATE drafts SET fields = fields || '{"signedon": "2099-12-31"}'`,
  );
  const published = await call("POST /api/publications", {
    items: [{ list: "concerns", id, version }],
    anyway: true,
  });
  expect(published.statusCode).toBe(400);
  expect(published.json().errors).toMatchObject([
    { field: `concerns.${id}.signedon`, code: "day_in_future" },
  ]);
  expect((await readFirst()).words).toBeNull();
});

test("an old signature stays when other texts are saved", async () => {
  const { save, call, id, signedAs, pool } = await open();
  await save(signedAs());
  await pool.query("UPDATE concerns SET signedon = '2015-01-01'");
  const stored = (await call(`GET /api/concerns/edit/${id}`)).json();
  const { _id, active: _, version: __, ...content } = stored;
  const reply = await save({ ...content, videolink: "" });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().signedon).toBe("2015-01-01");
});

test("calls for parents never include the words for the doctor", async () => {
  const { save, ask, id, signedAs } = await open();
  await save(signedAs());
  for (const path of ["concerns", `concerns/${id}`, "settings"]) {
    const { body } = await ask(`GET /api/${path}`);
    expect(body).not.toContain("Dr. Example");
    expect(body).not.toContain("connect");
    expect(body).not.toContain("announce");
  }
});

test("a hidden concern is not on the page for the doctor", async () => {
  const { call, id, readFirst } = await open();
  await call(`PUT /api/concerns/toggle/${id}`, {});
  expect(await readFirst()).toBeUndefined();
});

test("the page for the doctor never names the child", async () => {
  const { save, readFirst } = await open();
  await save({
    suggestedquestions: ["Is it safe for {child}?"],
    suggestedquestions_es: ["¿Es segura para {child|mi hija}?"],
  });
  expect(await readFirst()).toMatchObject({
    suggestedquestions: ["Is it safe for your child?"],
    suggestedquestions_es: ["¿Es segura para mi hija?"],
  });
});
