// GSM 03.38 without its escape: ñ is in it; á í ó ú and the small ç are not.
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extension = new Set("\f^{}\\[~]|€");

// A letter with its marks, an emoji with its skin tone and joined companions, a flag: one to the eye.
const visible =
  /\p{RI}{2}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\p{ExtPict}[\p{M}\p{EMod}]*)*|\p{M}+/gu;

type SmsMeasure = {
  encoding: "GSM-7" | "UCS-2";
  /** Septets or UTF-16 units, as the encoding counts. */
  units: number;
  /** Parts that are paid for; an empty text has none. */
  segments: number;
  /** Units still free in the last part. */
  remaining: number;
  /** Each different character that keeps the text out of GSM-7, in the order of the text. */
  costly: string[];
};

/** What sending a text costs; it measures the composed (NFC) text, which is also the one to send. */
export function measureSms(text: string): SmsMeasure {
  const composed = text.normalize("NFC");
  const costly = costlyIn(composed);
  const plain = costly.length === 0;
  const sizes = Array.from(composed, plain ? septets : utf16Units);
  return {
    encoding: plain ? "GSM-7" : "UCS-2",
    units: sum(sizes),
    ...(plain ? pack(sizes, 160, 153) : pack(sizes, 70, 67)),
    costly,
  };
}

function costlyIn(text: string): string[] {
  const isCostly = (character: string) =>
    Array.from(character).some((one) => !basic.has(one) && !extension.has(one));
  return [...new Set(text.match(visible))].filter(isCostly);
}

function septets(character: string): number {
  return extension.has(character) ? 2 : 1;
}

function utf16Units(character: string): number {
  return character.length;
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

// Joined parts are shorter, for each carries its number; no character is ever cut in two.
function pack(sizes: number[], alone: number, joined: number) {
  const total = sum(sizes);
  if (total <= alone)
    return { segments: Math.min(1, total), remaining: alone - total };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    const fits = used + size <= joined;
    segments += fits ? 0 : 1;
    used = fits ? used + size : size;
  }
  return { segments, remaining: joined - used };
}
