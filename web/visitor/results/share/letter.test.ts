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

test("the letter holds the link and the questions, whatever characters they have", () => {
  const questions = ["¿Cuánto cuesta? 100% + #1 = ?", "A & B"];
  expect(readBack(emailLink({ ...mail, questions }))).toEqual({
    protocol: "mailto:",
    subject: "Mis preguntas & más",
    body: "Esto me importa:\r\nhttps://clinic.example/results/abc#share\r\n\r\nMis preguntas:\r\n- ¿Cuánto cuesta? 100% + #1 = ?\r\n- A & B",
  });
});

test("blanks are written so that no mail program shows a plus", () => {
  expect(emailLink({ ...mail, questions: [] })).not.toContain("+");
});

test("without questions there is no heading for them", () => {
  const { body } = readBack(emailLink({ ...mail, questions: [] }));
  expect(body).toBe(`${mail.intro}\r\n${mail.link}`);
});
