type Voice = Pick<SpeechSynthesisVoice, "lang" | "default" | "voiceURI">;

/** Apple's sound effects and robots, which come first in its lists. */
const playful = /\.eloquence\.|^com\.apple\.speech\.synthesis\.voice\./;

/** English and Spanish as people speak them in the Americas. */
const nearby = /[-_](US|MX|419)/i;

/** The best of a language's voices. */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
): V | undefined {
  return [...voices].sort((one, other) => rankOf(other) - rankOf(one))[0];
}

function rankOf(voice: Voice): number {
  const isPlayful = playful.test(voice.voiceURI);
  const isNearby = nearby.test(voice.lang);
  return (isPlayful ? 0 : 4) + (isNearby ? 2 : 0) + (voice.default ? 1 : 0);
}
