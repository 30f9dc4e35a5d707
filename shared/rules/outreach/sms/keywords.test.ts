import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asksToStop, keywordIn, speaksOfStopping } from "./keywords.ts";

describe("a reply to a text message", () => {
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
    expect(keywordIn(text)).toEqual({ wish, language });
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
  ])("%j needs a person to read it", (text) => {
    expect(keywordIn(text)).toBeUndefined();
  });
});

describe("a sentence that clearly asks for no more texts", () => {
  test.each([
    "please stop texting me",
    "Stop texting me!",
    "STOP SENDING ME THESE",
    "quit sending me these",
    "Can you please stop sending me text messages?",
    "Could you guys stop messaging this number",
    "I want you to stop texting me now.",
    "Stop the texts",
    "stop these messages please",
    "Please cancel my subscription",
    "Don't text me",
    "Don’t text me anymore",
    "do not text me any more",
    "Please do not contact me again",
    "Never text this number again",
    "don't send me any more messages",
    "No more texts please",
    "No more",
    "unsubscribe me",
    "Please unsubscribe me from this list",
    "I want to unsubscribe",
    "I would like to opt out",
    "opt me out",
    "Remove me from your list",
    "take me off your list please",
    "Please remove my number",
    "delete this phone number from your system",
    "I don't want any more texts",
    "I do not want to receive these messages",
    "I no longer want to get texts from you",
    "I don't want to be contacted",
    "I don't want you to text me",
    "Leave me alone",
    "Wrong number. Please stop texting me. Thanks",
    "Hi, please stop texting me",
    "Please stop",
    "ok stop it please",
    "Wrong number. Stop, please!",
    "Stop stop texting me",
    "You guys need to stop texting me",
    "Please don't text",
    "Can you please never text me again",
    "I want you to never text me again",
    "Sorry, don't text this number",
  ])("in English: %s", (text) => {
    expect(asksToStop(text)).toBe("en");
  });

  test.each([
    "no me manden más mensajes",
    "Por favor no me manden más mensajes",
    "No me mande mensajes.",
    "Ya no me escriban",
    "no me envíen nada",
    "no me molesten más",
    "ya no quiero mensajes",
    "Ya no quiero recibir mensajes de texto",
    "No quiero más mensajes, gracias",
    "No deseo recibir más mensajes",
    "no quiero que me manden mensajes",
    "No quiero que me escriban más",
    "Dejen de mandarme mensajes",
    "¿Me pueden dejar de mandar mensajes?",
    "deje de escribirme por favor",
    "Paren de enviar mensajes a este número",
    "Cancelen los mensajes",
    "Quiero cancelar los mensajes",
    "Basta de mensajes",
    "Quíteme de su lista",
    "Borren mi número",
    "elimine mi número de su lista por favor",
    "Quiero darme de baja",
    "Deme de baja",
    "den­me de baja",
    "No más mensajes por favor",
    "Déjenme en paz",
    "Alto, por favor",
    "Por favor paren",
    "STOP por favor",
    "¡Ya no más!",
    "no más, gracias",
    "Número equivocado. No me manden más mensajes. Gracias.",
    "No, no me manden mensajes",
  ])("in Spanish: %s", (text) => {
    expect(asksToStop(text)).toBe("es");
  });
});

describe("an unclear reply that mentions stopping", () => {
  test.each([
    "I can't stop thinking about it",
    "Please don't stop texting me",
    "Please do not stop",
    "Should I stop texting you?",
    "Stop texting me while I am at work",
    "Don't text me today, call me",
    "I don't want the vaccine",
    "I don't want messages in English",
    "I don't want the texts to stop",
    "I will stop by the clinic on Monday",
    "Remove me from the waiting list for the vaccine",
    "When does this end",
    "The bus will stop. Come",
    "I can't. Stop",
    "How do I unsubscribe",
    "You never text me",
    "You guys never text me",
    "You never send me the texts",
    "you don't send me any texts",
    "I don't text",
    "sorry, I dont text",
    "Sorry, don't text",
    "I never text",
    "I will stop texting",
    "no quiero la vacuna",
    "Ya no quiero",
    "No me manden mensajes en inglés",
    "No quiero mensajes en inglés",
    "No quiero que dejen de mandarme mensajes",
    "¿Cuándo me dan de baja?",
    "No me ha llegado el enlace",
    "Quiero cancelar la cita",
    "Ustedes nunca me mandan mensajes",
    "Ustedes no me mandan los mensajes",
    "Usted nunca me escribe",
    "yo no mando mensajes",
    "Perdón, no mando mensajes",
    "No me mandan nada",
  ])("%s", (text) => {
    expect(asksToStop(text)).toBeUndefined();
    expect(speaksOfStopping(text)).toBe(true);
  });
});

describe("a reply that does not mention stopping", () => {
  test.each([
    "",
    "👍",
    "Thanks!",
    "Yes, we will come",
    "My daughter is 11, is that too young?",
    "Gracias, ya contesté",
    "¿A qué hora abren?",
    "Sí quiero la vacuna para mi hija",
    "para mañana",
  ])("%j", (text) => {
    expect(asksToStop(text)).toBeUndefined();
    expect(speaksOfStopping(text)).toBe(false);
  });

  test("classifies any text quickly, even with many repeated words", () => {
    const word = fc.constantFrom(
      ...`please stop texting me text messages no more i dont want to get any unsubscribe from the list por
        favor no quiero que me manden mensajes de baja ya mi numero`.split(
        /\s+/,
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 250 }), (words) => {
        const text = words.join(" ");
        const different = words.filter((each, at) => each !== words[at - 1]);
        if (different.length > 20) expect(asksToStop(text)).toBeUndefined();
        else expect(() => asksToStop(text)).not.toThrow();
      }),
    );
  });
});
