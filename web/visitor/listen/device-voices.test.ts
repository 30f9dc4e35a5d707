import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { languages } from "#shared/rules/language.ts";
import { chooseVoice } from "./choose-voice.ts";
import { voicesOf } from "./device-voices.ts";

type Voice = Omit<SpeechSynthesisVoice, "name">;

function voice(lang: string, others: Partial<Voice> = {}): Voice {
  return {
    lang,
    localService: true,
    default: false,
    voiceURI: lang,
    ...others,
  };
}

function onDevice(voices: Voice[]) {
  vi.stubGlobal("window", { speechSynthesis: { getVoices: () => voices } });
}

const english = ["en", "en-US", "en_GB", "EN-AU", "eng", "eng-USA", "en-us-x"];
const spanish = ["es", "es-MX", "es_US", "ES-ES", "spa", "spa_MEX", "es-419"];
/** Voices for other languages, some of which begin with the same letters. */
const others = [
  "est",
  "et-EE",
  "enm",
  "esu-US",
  "spk",
  "pt-BR",
  "",
  "fr-FR",
  "e",
];

const anyVoice = fc.record({
  lang: fc.constantFrom(...english, ...spanish, ...others),
  localService: fc.boolean(),
  default: fc.boolean(),
  voiceURI: fc.constantFrom(
    "x",
    "com.apple.eloquence.es-MX.Eddy",
    "com.apple.speech.synthesis.voice.Albert",
  ),
});

test("no list of voices leads to a voice of another language, or one that needs a connection", () => {
  const codes = { en: english, es: spanish };
  fc.assert(
    fc.property(fc.array(anyVoice, { maxLength: 40 }), (voices) => {
      onDevice(voices);
      for (const language of languages) {
        const right = voices.filter(
          ({ lang, localService }) =>
            localService && codes[language].includes(lang),
        );
        const chosen = chooseVoice(voicesOf(language));
        expect(chosen !== undefined).toBe(right.length > 0);
        if (chosen) expect(right).toContain(chosen);
      }
    }),
    { numRuns: 500 },
  );
});

test("prefers a natural voice, then one from the Americas, then the device's own choice", () => {
  const robot = voice("es-MX", {
    voiceURI: "com.apple.eloquence.es-MX.Eddy",
    default: true,
  });
  const spain = voice("es-ES", { default: true });
  const mexico = voice("es_MX");
  const chosen = voice("es-US", { default: true });
  expect(chooseVoice([robot, spain])).toBe(spain);
  expect(chooseVoice([robot, spain, mexico])).toBe(mexico);
  expect(chooseVoice([robot, spain, mexico, chosen])).toBe(chosen);
  expect(chooseVoice([robot])).toBe(robot);
});

test("a browser that cannot speak has no voices", () => {
  vi.stubGlobal("window", {});
  expect(voicesOf("en")).toEqual([]);
});
