import { vi } from "vitest";

export type FakeUtterance = Pick<
  SpeechSynthesisUtterance,
  "text" | "voice" | "lang"
> & {
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
};

/** A device that speaks until the test ends each utterance. */
export function fakeSpeech(voices: Partial<SpeechSynthesisVoice>[] = []) {
  const spoken: FakeUtterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    getVoices: () =>
      voices.map((voice) => ({ localService: true, voiceURI: "", ...voice })),
    speak: vi.fn((utterance: FakeUtterance) => {
      if (utterance.text === "") return;
      spoken.push(utterance);
      speech.speaking = true;
    }),
    cancel: vi.fn(() => {
      const last = spoken[spoken.length - 1];
      if (speech.speaking) last?.onerror?.({ error: "canceled" });
      speech.speaking = false;
    }),
  });
  class Utterance {
    text: string;
    voice = null;
    lang = "";
    constructor(text = "") {
      this.text = text;
    }
  }
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  return {
    speech,
    spoken,
    texts: () => spoken.map(({ text }) => text),
    /** Ends the last utterance. Without an event, only the device knows. */
    end: (event: "end" | "none" = "end") => {
      speech.speaking = false;
      if (event === "end") spoken[spoken.length - 1]?.onend?.();
    },
    addVoice: (voice: Partial<SpeechSynthesisVoice>) => {
      voices.push(voice);
      speech.dispatchEvent(new Event("voiceschanged"));
    },
  };
}
