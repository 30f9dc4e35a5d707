export interface SpokenPart {
  text: string;
  voice: SpeechSynthesisVoice;
}

/** Chrome drops an utterance that follows `cancel` at once. */
const afterCancel = 50;
const betweenChecks = 250;
/** Silent checks until a part counts as ended or, if it never started, as impossible to speak. */
const silentChecks = { afterStart: 4, beforeStart: 12 };

/** Four times what a usual voice needs. */
const longest = ({ text }: SpokenPart) => 5000 + 250 * text.length;

/** Chrome deletes utterances without a reference, and their `end` then never comes. */
const kept = new Set<SpeechSynthesisUtterance>();

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Speaks parts one after the other, until the end or the signal. Continues if a voice does not report its end. Throws
 * if the device cannot speak.
 */
export async function speakAll<P extends SpokenPart>(
  parts: readonly P[],
  signal: AbortSignal,
  onPart: (part: P) => void,
) {
  const stop = () => speechSynthesis.cancel();
  signal.addEventListener("abort", stop);
  try {
    for (const part of parts) {
      stop();
      await wait(afterCancel);
      if (signal.aborted) return;
      onPart(part);
      if (!(await speak(part, signal))) return;
    }
  } finally {
    // After an abort, another reading may have begun.
    if (!signal.aborted) stop();
  }
}

/** Speaks one part. Returns false if it was stopped. */
function speak(part: SpokenPart, signal: AbortSignal): Promise<boolean> {
  const utterance = new SpeechSynthesisUtterance(part.text);
  utterance.voice = part.voice;
  utterance.lang = part.voice.lang;
  kept.add(utterance);
  let timer: ReturnType<typeof setInterval>;
  return new Promise<boolean>((resolve, reject) => {
    const deadline = Date.now() + longest(part);
    let hasStarted = false;
    let silent = 0;
    utterance.onstart = () => (hasStarted = true);
    utterance.onend = () => resolve(true);
    utterance.onerror = ({ error }) => {
      if (/^(interrupted|canceled)$/.test(error)) resolve(false);
      else reject(new Error(error));
    };
    signal.addEventListener("abort", () => resolve(false), { once: true });
    timer = setInterval(() => {
      const { speaking, pending } = speechSynthesis;
      hasStarted ||= speaking;
      silent = speaking || pending ? 0 : silent + 1;
      const hasEnded = hasStarted && silent >= silentChecks.afterStart;
      if (hasEnded || Date.now() > deadline) resolve(true);
      else if (silent >= silentChecks.beforeStart)
        reject(new Error("The voice did not start."));
    }, betweenChecks);
    speechSynthesis.speak(utterance);
  }).finally(() => {
    clearInterval(timer);
    kept.delete(utterance);
  });
}
