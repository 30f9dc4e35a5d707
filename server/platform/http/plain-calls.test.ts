import { describe, expect, test } from "vitest";
import { createStudy, plainCalls } from "#server/testing/plain-calls.ts";

describe("a client that sends only the specified fields", () => {
  test.each(Object.entries(plainCalls))("may %s", async (call, make) => {
    const [line = ""] = call.split(",");
    const study = await createStudy();
    const { path = "", body } = await make(study);
    const reply = await study.ask(line.replace(":id", path), {
      token: study.token,
      body,
    });
    expect([200, 204], reply.body).toContain(reply.statusCode);
  });

  test("may send an empty JSON body", async () => {
    const { ask, token, concern, question, draft, other } = await createStudy();
    const headers = { "content-type": "application/json" };
    for (const [line, status] of [
      [`PUT /api/concerns/toggle/${concern}`, 200],
      [`PUT /api/questions/toggle/${question}`, 200],
      [`DELETE /api/results/${draft._id}`, 204],
      [`DELETE /api/users/${other._id}`, 204],
      ["POST /api/concerns", 400],
      ["POST /api/auth", 400],
    ] as const) {
      const { statusCode } = await ask(line, { token, headers });
      expect(statusCode, line).toBe(status);
    }
  });

  test("gets empty values for fields omitted in a new concern or question", async () => {
    const { ask, token } = await createStudy();
    const create = async (line: string, body: object) =>
      (await ask(line, { token, body })).json();
    const words = { name: "A", name_es: "B" };
    expect(await create("POST /api/concerns", words)).toEqual({
      _id: expect.any(String),
      ...words,
      summary: "",
      summary_es: "",
      content: "",
      content_es: "",
      childrencontent: "",
      childrencontent_es: "",
      suggestedquestions: [],
      suggestedquestions_es: [],
      externallinks: [],
      externallinks_es: [],
      videolink: "",
      videolink_es: "",
      checkby: "",
      checkwhy: "",
      connect: "",
      connect_es: "",
      counsel: "",
      counsel_es: "",
      counselsource: "",
      counselsourcename: "",
      counselsourcename_es: "",
      counselread: "",
      signedby: "",
      signedon: "",
      signedtext: "",
      active: true,
      version: 1,
    });
    const text = { text: "A", text_es: "B" };
    const question = await create("POST /api/questions", text);
    expect(question).toMatchObject({
      ...text,
      concern: null,
      description: "",
      description_es: "",
      labelA: "",
      labelE_es: "",
      active: true,
    });
  });

  test("keeps fields omitted in a save", async () => {
    const { ask, token, concern, question } = await createStudy();
    const read = async (line: string) => (await ask(line, { token })).json();
    const save = async (line: string, body: object) =>
      (await ask(line, { token, body })).json();
    const before = await read(`GET /api/concerns/edit/${concern}`);
    const names = { name: "A", name_es: "B" };
    expect(await save(`PUT /api/concerns/${concern}`, names)).toEqual({
      ...before,
      ...names,
      version: before.version + 1,
    });
    const current = await read(`GET /api/questions/${question}`);
    const text = { text: "A", text_es: "B" };
    expect(await save(`PUT /api/questions/${question}`, text)).toEqual({
      ...current,
      ...text,
      version: current.version + 1,
    });
    const settings = await read("GET /api/settings/edit");
    const main = { sitename: "A", copyright: "B" };
    expect(await save("PUT /api/settings", { main })).toEqual({
      ...settings,
      main: { ...settings.main, ...main },
    });
  });

  test("removes a question from its concern with an empty value", async () => {
    const { ask, token, questions } = await createStudy();
    const { _id } =
      questions.find((each) => "concern" in each && each.concern) ?? {};
    const body = { text: "A", text_es: "B", concern: "" };
    const reply = await ask(`PUT /api/questions/${_id}`, { token, body });
    expect(reply.json()).toMatchObject({ _id, concern: null });
  });

  test.each(["concerns", "questions"] as const)(
    "may save %s unchanged, but not at another item's URL",
    async (list) => {
      const { ask, token, ...study } = await createStudy();
      const [one, other] = study[list];
      const save = (id: string | undefined, body: object) =>
        ask(`PUT /api/${list}/${id}`, { token, body });
      const saved = await save(one?._id, { ...one, active: false });
      expect(saved.json()).toMatchObject({ ...one, active: false, version: 2 });
      const wrong = await save(other?._id, { ...one });
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json().errors[0]).toMatchObject({
        code: "invalid",
        field: "_id",
      });
    },
  );
});
