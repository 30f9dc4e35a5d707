import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeSpeech } from "#web/testing/fake-speech.ts";
import { speakAll } from "./speak.ts";

const voice = { lang: "es-MX" } as SpeechSynthesisVoice;
const parts = ["Uno.", "Dos.", "Tres."].map((text) => ({ text, voice }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const device = fakeSpeech();
  const reading = new AbortController();
  const shown: string[] = [];
  const ended = speakAll(parts, reading.signal, ({ text }) => shown.push(text));
  const outcome = ended.then(
    () => "ended",
    (error: Error) => error.message,
  );
  return { ...device, reading, shown, outcome };
}

/** The pause after `cancel`, and the events of the part. */
const pause = () => vi.advanceTimersByTimeAsync(60);

test("speaks each part after the end of the one before, in its voice", async () => {
  const { speech, spoken, texts, shown, end, outcome } = begin();
  expect(speech.cancel).toHaveBeenCalled();
  expect(texts()).toEqual([]);
  await pause();
  expect(spoken).toMatchObject([{ text: "Uno.", lang: "es-MX", voice }]);
  end();
  await pause();
  expect(texts()).toEqual(["Uno.", "Dos."]);
  end();
  await pause();
  end();
  expect(await outcome).toBe("ended");
  expect(shown).toEqual(["Uno.", "Dos.", "Tres."]);
});

test("stops at once, and stays silent", async () => {
  const { speech, reading, texts, outcome } = begin();
  await pause();
  speech.cancel.mockClear();
  reading.abort();
  expect(speech.cancel).toHaveBeenCalledOnce();
  expect(await outcome).toBe("ended");
  await vi.advanceTimersByTimeAsync(100_000);
  expect(texts()).toEqual(["Uno."]);
  expect(speech.cancel).toHaveBeenCalledOnce();
});

test("speaks nothing if it was stopped before the first part", async () => {
  const { reading, texts, outcome } = begin();
  reading.abort();
  await pause();
  expect(await outcome).toBe("ended");
  expect(texts()).toEqual([]);
});

test("goes on if the voice falls silent without reporting its end", async () => {
  const { spoken, texts, end } = begin();
  await pause();
  spoken[0]?.onstart?.();
  end("none");
  await vi.advanceTimersByTimeAsync(1200);
  expect(texts()).toEqual(["Uno.", "Dos."]);
});

test("goes on if the voice never ends, and ignores its late end", async () => {
  const { speech, spoken, texts } = begin();
  await pause();
  speech.cancel.mockClear();
  await vi.advanceTimersByTimeAsync(7000);
  expect(speech.cancel).toHaveBeenCalled();
  expect(texts()).toEqual(["Uno.", "Dos."]);
  spoken[0]?.onend?.();
  await pause();
  expect(texts()).toEqual(["Uno.", "Dos."]);
});

test("ends when something else stops the voice", async () => {
  const { spoken, texts, outcome } = begin();
  await pause();
  spoken[0]?.onerror?.({ error: "interrupted" });
  expect(await outcome).toBe("ended");
  expect(texts()).toEqual(["Uno."]);
});

test("fails if the device reports an error", async () => {
  const { spoken, outcome } = begin();
  await pause();
  spoken[0]?.onerror?.({ error: "synthesis-failed" });
  expect(await outcome).toBe("synthesis-failed");
});

test("fails if the voice never starts", async () => {
  const { end, outcome, texts } = begin();
  await pause();
  end("none");
  await vi.advanceTimersByTimeAsync(3500);
  expect(await outcome).toBe("The voice did not start.");
  expect(texts()).toEqual(["Uno."]);
});
