import { randomInt } from "node:crypto";

/** A family with unique words. If a word is found somewhere, this family's data was stored there. */
export type CanaryFamily = ReturnType<typeof newFamily>;

export function newFamily(who: string, number = String(randomInt(1000, 9999))) {
  const parent = `Quetzalina${who}${number}`;
  const phone = `+1202555${number}`;
  return {
    parent,
    child: `Xolotlito${who}${number}`,
    redcapid: `KANARI-${who}${number}`,
    email: `quetzalina.${who.toLowerCase()}${number}@family.example`,
    words: `mensajito${who}${number}`,
    phone,
  };
}

/** Ways to encode these words: plain, in URLs, in base64, as a national number. */
export function spellingsOf(family: CanaryFamily): string[] {
  const words = Object.values(family);
  const encoded = words.flatMap((word) => [
    encodeURIComponent(word),
    // Base64 depends on the offset of the word.
    ...[0, 1, 2].map((before) =>
      Buffer.from("x".repeat(before) + word)
        .toString("base64")
        .slice(before === 0 ? 0 : 4, -4),
    ),
  ]);
  return [...new Set([...words, ...encoded, family.phone.slice(2)])];
}
