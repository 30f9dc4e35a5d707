import { expect, test } from "vitest";
import { emailLink } from "./letter.ts";

const mail = {
  subject: "Mis preguntas & más",
  intro: "Esto me importa:",
  link: "https://clinic.example/results/abc#share",
  questionsTitle: "Mis preguntas:",
};

function readBack(link: string) {
  const { protocol, searchParams } = new URL(link);
  return {
    protocol,
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
  };
}

test("includes the link and the questions with all special characters", () => {
  const questions = ["¿Cuánto cuesta? 100% + #1 = ?", "A & B"];
  expect(readBack(emailLink({ ...mail, questions }))).toEqual({
    protocol: "mailto:",
    subject: "Mis preguntas & más",
    body: "Esto me importa:\r\nhttps://clinic.example/results/abc#share\r\n\r\nMis preguntas:\r\n- ¿Cuánto cuesta? 100% + #1 = ?\r\n- A & B",
  });
});

test("encodes spaces as %20, not as plus signs", () => {
  expect(emailLink({ ...mail, questions: [] })).not.toContain("+");
});

test("omits the heading when there are no questions", () => {
  const { body } = readBack(emailLink({ ...mail, questions: [] }));
  expect(body).toBe(`${mail.intro}\r\n${mail.link}`);
});
