// GSM 03.38 without its extension table. It contains ñ, but not á í ó ú or the small ç.
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extension = new Set("\f^{}\\[~]|€");

// One visible character: a letter with its marks, an emoji with skin tone and joiners, a flag.
const visible =
  /\p{RI}{2}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\p{ExtPict}[\p{M}\p{EMod}]*)*|\p{M}+/gu;

/** Measures what a text costs once it is NFC-composed. Send the composed text. */
export function measureSms(text: string) {
  const composed = text.normalize("NFC");
  const costly = costlyIn(composed);
  const isPlain = costly.length === 0;
  const sizes = Array.from(composed, isPlain ? septets : utf16Units);
  return {
    encoding: isPlain ? ("GSM-7" as const) : ("UCS-2" as const),
    /** Septets or UTF-16 units, depending on the encoding. */
    units: sum(sizes),
    /** Billed parts; 0 for an empty text. */
    segments: isPlain ? partsOf(sizes, 160, 153) : partsOf(sizes, 70, 67),
    /** The distinct characters that GSM-7 cannot encode, in text order. */
    costly,
  };
}

function costlyIn(text: string): string[] {
  const isCostly = (character: string) =>
    Array.from(character).some((one) => !basic.has(one) && !extension.has(one));
  return [...new Set(text.match(visible))].filter(isCostly);
}

const septets = (character: string) => (extension.has(character) ? 2 : 1);
const utf16Units = (character: string) => character.length;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

// Joined parts are shorter, because each carries its number. Never splits a character.
function partsOf(sizes: number[], alone: number, joined: number): number {
  const total = sum(sizes);
  if (total <= alone) return Math.min(1, total);
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    const fits = used + size <= joined;
    parts += fits ? 0 : 1;
    used = fits ? used + size : size;
  }
  return parts;
}
