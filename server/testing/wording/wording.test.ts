import { describe, expect, test } from "vitest";
import {
  neverInEnglish,
  neverInSpanish,
  notForChildren,
  sayingTu,
} from "./wording.ts";

const refusedBy = (rules: [string, RegExp][], sentence: string) =>
  rules.flatMap(([reason, pattern]) =>
    pattern.test(sentence) ? [reason] : [],
  );

describe("in English", () => {
  test.each([
    "Your child needs two doses.",
    "There is only one dose now.",
    "The vaccine has no side effects.",
    "It is 100% effective.",
    "It is completely safe.",
    "It prevents throat cancer.",
    "It protects for life.",
    "Is your child up to date?",
    "In 2024, 63% of teens were fully vaccinated.",
    "Myth: it is not tested.",
    "Your insurance must pay for it.",
    "HIV is very common.",
    "No papers: you do not have to show any proof.",
    "It did not find more serious health problems.",
    "Tick the ones you want.",
    "Check your mails.",
  ])("refuses “%s”", (sentence) => {
    expect(refusedBy(neverInEnglish, sentence)).toHaveLength(1);
  });

  test.each([
    "Most children need one or two doses, some three.",
    "No study has shown that the vaccine lowers throat cancer.",
    "It is not the same as HIV.",
  ])("accepts “%s”", (sentence) => {
    expect(refusedBy(neverInEnglish, sentence)).toEqual([]);
  });
});

describe("in Spanish", () => {
  test.each([
    "Su hija necesita dos dosis.",
    "La vacuna no tiene efectos secundarios.",
    "Es 100 % efectiva.",
    "Es totalmente segura.",
    "Previene el cáncer de garganta.",
    "Protege de por vida.",
    "Tiene 9 anos.",
    "Es una reacción severa.",
    "Tiene un coste alto.",
    "Mito: no se ha probado.",
    "Su seguro debe pagar la vacuna.",
    "El VIH es muy común.",
    "La vacuna contra el HPV.",
    "Para todes.",
    "Sin papeles: no le piden ningún comprobante.",
    "Casi todos son leves.",
    "No encontró más problemas de salud.",
    "La respuesta es probable, pero no segura del todo.",
    "Quédense sentados 15 minutos.",
    "Sus resultados están en camino.",
  ])("refuses “%s”", (sentence) => {
    expect(refusedBy(neverInSpanish, sentence)).toHaveLength(1);
  });

  test.each([
    "La mayoría recibe una o dos dosis, y algunos tres.",
    "Ayuda a proteger del cáncer de ano desde los 9 años.",
    "El VPH no es el VIH.",
  ])("accepts “%s”", (sentence) => {
    expect(refusedBy(neverInSpanish, sentence)).toEqual([]);
  });

  test.each(["Pregunta a tu doctor.", "Tú decides.", "Si quieres, dile."])(
    "detects tú in “%s”",
    (sentence) => {
      expect(sentence).toMatch(sayingTu);
    },
  );

  test("accepts usted", () => {
    expect("Pregunte a su doctora; ella está para ayudarle.").not.toMatch(
      sayingTu,
    );
  });
});

test("recognizes topics that pages for children must not mention", () => {
  expect("La vagina y el ano").toMatch(notForChildren);
  expect("Sexual contact").toMatch(notForChildren);
  expect("Los años pasan y tu cuerpo aprende.").not.toMatch(notForChildren);
});
