import { describe, expect, test } from "vitest";
import { readSmsWish } from "./keywords.ts";

describe("an answer to a text message", () => {
  test.each([
    ["STOP", "stop", "en"],
    [" stop. ", "stop", "en"],
    ["Stop!!", "stop", "en"],
    ["“STOP”", "stop", "en"],
    ["STOP ALL", "stop", "en"],
    ["opt-out", "stop", "en"],
    ["Unsubscribe", "stop", "en"],
    ["ALTO", "stop", "es"],
    ["¡Alto!", "stop", "es"],
    ["No más", "stop", "es"],
    ["NO MAS", "stop", "es"],
    ["no ma\u0301s", "stop", "es"],
    ["baja", "stop", "es"],
    ["Cancelar", "stop", "es"],
    ["Please stop texting me", "stop", "en"],
    ["No me manden más mensajes", "stop", "es"],
    ["STOP. Wrong number", "stop", "en"],
    ["Stop! Wrong number.", "stop", "en"],
    ["“STOP”. Wrong number", "stop", "en"],
    ["STOP\nSent from my iPhone", "stop", "en"],
    ["STOP\r\nSent from my iPhone", "stop", "en"],
    ["STOP STOP", "stop", "en"],
    ["Stop stop STOP!!! Please", "stop", "en"],
    ["Alto. Numero equivocado", "stop", "es"],
    ["¡Alto! ¡Número equivocado!", "stop", "es"],
    ["alto alto", "stop", "es"],
    ["Baja\nEnviado desde mi iPhone", "stop", "es"],
    ["START", "start", "en"],
    ["iniciar", "start", "es"],
    ["help?", "help", "en"],
    ["Ayuda", "help", "es"],
  ])("%j means %s, in %s", (text, wish, language) => {
    expect(readSmsWish(text)).toEqual({ wish, language });
  });

  test.each([
    "",
    "?",
    "👍",
    "Please do not stop",
    "I can't. Stop",
    "Stop? No, go on",
    "¿Alto? ¿Por qué?",
    "Help. Wrong number",
    "Start\nSent from my iPhone",
    "stopping",
    "I can't stop thinking about it",
    "no quiero la vacuna",
    "Please start the quiz without me",
    "Can you help me?",
    "altoo",
    "Gracias",
    "no",
  ])("%j is left to a person", (text) => {
    expect(readSmsWish(text)).toBeUndefined();
  });
});
