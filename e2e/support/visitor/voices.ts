import { expect, type Locator, type Page } from "@playwright/test";

type Voice = { lang: string; name?: string; localService?: boolean };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** What the device has spoken: the text and the language of the voice. */
    spoken: { text: string; lang: string }[];
    /** Ends the current utterance. */
    endUtterance: () => void;
  }
}

/** Gives the browser voices, which speak until the test ends each utterance. Without voices, it cannot speak. */
export async function addVoices(page: Page, voices: Voice[]) {
  await page.addInitScript((given) => {
    type Utterance = SpeechSynthesisUtterance;
    const queue: Utterance[] = [];
    window.spoken = [];
    const start = () => {
      const [first] = queue;
      if (!first) return;
      if (first.text === "") return end();
      window.spoken.push({ text: first.text, lang: first.voice?.lang ?? "" });
      first.onstart?.(new Event("start") as SpeechSynthesisEvent);
    };
    const end = () => {
      const ended = queue.shift();
      ended?.onend?.(new Event("end") as SpeechSynthesisEvent);
      if (queue.length > 0) start();
    };
    window.endUtterance = end;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () =>
        given.map((voice) => ({
          name: voice.lang,
          voiceURI: voice.lang,
          localService: true,
          default: false,
          ...voice,
        })),
      speak: (utterance: Utterance) => {
        queue.push(utterance);
        if (queue.length === 1) start();
      },
      cancel: () => {
        const [current] = queue.splice(0);
        current?.onerror?.(
          Object.assign(new Event("error"), {
            error: "canceled",
          }) as unknown as SpeechSynthesisErrorEvent,
        );
      },
    });
    Object.defineProperties(synthesis, {
      speaking: { get: () => queue.length > 0 },
      pending: { get: () => queue.length > 1 },
    });
    class FakeUtterance {
      text: string;
      voice: unknown = null;
      lang = "";
      constructor(text = "") {
        this.text = text;
      }
    }
    Object.defineProperty(window, "speechSynthesis", {
      value: given.length > 0 ? synthesis : undefined,
      configurable: true,
    });
    Object.assign(window, { SpeechSynthesisUtterance: FakeUtterance });
  }, voices);
}

/** Lets the device speak until it has nothing more to read. Returns what it has spoken since the page was loaded. */
export async function hearAll(page: Page) {
  const button = page.locator("[data-listen='now']");
  await expect(button).toBeVisible();
  for (let count = 0; await page.evaluate(hasSpoken, count); count += 1)
    await page.evaluate(() => window.endUtterance());
  await expect(button).toHaveCount(0);
  return page.evaluate(() => window.spoken);
}

/** Runs in the page: waits for one more utterance. Returns false if the reading ends without it. */
async function hasSpoken(count: number): Promise<boolean> {
  const isReading = () => document.querySelector("[data-listen='now']");
  while (window.spoken.length <= count && isReading())
    await new Promise(requestAnimationFrame);
  return window.spoken.length > count;
}

/** Waits until the device has begun to speak. */
export const waitForSpeech = (page: Page) =>
  page.waitForFunction(() => speechSynthesis.speaking);

/** Waits until the device is silent. */
export const waitForSilence = (page: Page) =>
  page.waitForFunction(() => !speechSynthesis.speaking);

/** Expects that a thumb can press the button. */
export async function expectLargeEnough(button: Locator) {
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}
