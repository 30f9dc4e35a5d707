import { expect, test } from "vitest";
import { signableText } from "#shared/rules/content/signature.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

const doctorWords = {
  connect: "You asked whether it is safe.",
  connect_es: "Me pregunta si es segura.",
  counsel: "I recommend it today.",
  counsel_es: "La recomiendo hoy.",
  counselsource: "https://www.cdc.gov/",
  counselread: "2026-11-20",
};
const signed = {
  ...doctorWords,
  signedby: "Dr. Example",
  signedon: "2026-11-28",
  signedtext: signableText(doctorWords),
};

async function open() {
  const app = await withStaff(await createQuizApp());
  const [first] = (await app.call("GET /api/concerns/all")).json();
  const { _id: id, name, name_es } = first;
  return {
    ...app,
    id,
    save: (fields: object) =>
      app.call(`PUT /api/concerns/${id}`, { name, name_es, ...fields }),
    readFirst: async () =>
      (await app.ask("GET /api/visit"))
        .json()
        .concerns.find(({ _id }: { _id: string }) => _id === id),
  };
}

test("the page for the doctor gets the words of a concern once they are signed", async () => {
  const { save, readFirst } = await open();
  await save(doctorWords);
  expect((await readFirst()).words).toBeNull();
  await save(signed);
  const { signedtext: _, ...shown } = signed;
  expect((await readFirst()).words).toEqual(shown);
});

test("changed words are hidden until they are signed again", async () => {
  const { save, readFirst } = await open();
  await save(signed);
  await save({ counsel_es: "Se la recomiendo hoy." });
  expect((await readFirst()).words).toBeNull();
  await save({ counsel_es: doctorWords.counsel_es });
  expect((await readFirst()).words).not.toBeNull();
});

test("calls for parents never include the words for the doctor", async () => {
  const { save, ask, id } = await open();
  await save(signed);
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
