import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measureSms } from "./segments.ts";

function lengthOf(text: string) {
  const { encoding, units, segments } = measureSms(text);
  return { encoding, units, segments };
}

const gsm = { encoding: "GSM-7" } as const;
const ucs = { encoding: "UCS-2" } as const;

test("an empty text has no segments", () => {
  expect(measureSms("")).toEqual({
    encoding: "GSM-7",
    units: 0,
    segments: 0,
    costly: [],
  });
});

describe("a GSM-7 text", () => {
  test.each([
    [1, 1],
    [160, 1],
    [161, 2],
    [306, 2],
    [307, 3],
    [459, 3],
    [460, 4],
  ])("of %i characters takes %i parts", (units, segments) => {
    const expected = { ...gsm, units, segments };
    expect(lengthOf("ñ".repeat(units))).toEqual(expected);
  });

  test("may contain the 127 basic characters, and 10 that count twice", () => {
    const counts = { 1: "", 2: "" };
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (character.normalize("NFC") !== character) continue;
      const { encoding, units } = measureSms(character);
      if (encoding === "GSM-7") counts[units === 2 ? 2 : 1] += character;
    }
    expect(counts[1]).toHaveLength(127);
    expect(counts[2]).toBe("\f[\\]^{|}~€");
  });

  test("may contain Spanish without á í ó ú", () => {
    const { encoding, units } = measureSms("¿Años? ¡Él, güera, É Ñ Ü Ç à è ò!");
    expect({ encoding, units }).toEqual({ ...gsm, units: 33 });
  });

  test("counts an extension character twice up to the very end", () => {
    expect(lengthOf("€".repeat(80))).toEqual({
      ...gsm,
      units: 160,
      segments: 1,
    });
  });

  test("never splits an extension character", () => {
    expect(lengthOf("a".repeat(152) + "€" + "a".repeat(7))).toEqual({
      ...gsm,
      units: 161,
      segments: 2,
    });
    // 2 × 153 units would fill two parts, but one unit is lost where the parts meet.
    const seam = "a".repeat(152) + "€" + "a".repeat(152);
    expect(lengthOf(seam)).toMatchObject({ units: 306, segments: 3 });
  });
});

describe("a text with a character outside GSM-7", () => {
  test.each([
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
    [153, 3],
  ])("and %i characters in total takes %i parts", (units, segments) => {
    const text = "í" + "a".repeat(units - 1);
    expect(lengthOf(text)).toEqual({ ...ucs, units, segments });
  });

  test("counts an emoji as two units and never splits it", () => {
    expect(lengthOf("💉".repeat(35))).toMatchObject({ units: 70, segments: 1 });
    expect(lengthOf("a".repeat(66) + "💉".repeat(34))).toEqual({
      ...ucs,
      units: 134,
      segments: 3,
    });
  });

  test("counts an extension character only once", () => {
    expect(measureSms("á€").units).toBe(2);
  });
});

describe("the costly characters", () => {
  test.each([
    ["Mamá, aquí está: sí, sólo un minuto último", ["á", "í", "ó", "ú"]],
    ["ÁÍÓÚ ç", ["Á", "Í", "Ó", "Ú", "ç"]],
    ["“Hi” ‘there’ – wait—what…", ["“", "”", "‘", "’", "–", "—", "…"]],
    ["«1.º y 2.ª» • `", ["«", "º", "ª", "»", "•", "`"]],
    ["no\u00a0break", ["\u00a0"]],
    ["💉 and 💉 again", ["💉"]],
    ["👩🏽‍👧 ❤️ 🇵🇷 1️⃣", ["👩🏽‍👧", "❤️", "🇵🇷", "1️⃣"]],
    ["\u0301alone", ["\u0301"]],
    ["broken \ud83d pair", ["\ud83d"]],
    ["\u001b", ["\u001b"]],
    ["Responda ALTO para cancelar: {años}", []],
  ])("of %j are %j", (text, costly) => {
    expect(measureSms(text).costly).toEqual(costly);
  });

  test("never include ñ, even when typed as n and a tilde", () => {
    const decomposed = "an\u0303os, EN\u0303E";
    expect(measureSms(decomposed)).toEqual(measureSms("años, EÑE"));
    expect(measureSms(decomposed + " así").costly).toEqual(["í"]);
  });
});

test("for any text, the segments fit its units, and costly characters match the encoding", () => {
  const plain = fc.constantFrom("a", "ñ", "€", "[", "\n");
  const other = fc.constantFrom("í", "💉", "🏽", "\u200d", "\u0303");
  const any = fc.string({ unit: "binary", minLength: 1, maxLength: 1 });
  const texts = fc.oneof(
    fc.array(plain, { maxLength: 400, size: "max" }),
    fc.array(fc.oneof(plain, other, any), { maxLength: 400, size: "max" }),
  );
  fc.assert(
    fc.property(texts, (characters) => {
      const text = characters.join("");
      const { encoding, units, segments, costly } = measureSms(text);
      const [alone, joined] = encoding === "GSM-7" ? [160, 153] : [70, 67];
      const room = segments > 1 ? segments * joined : alone;
      expect(encoding === "GSM-7").toBe(costly.length === 0);
      expect(new Set(costly).size).toBe(costly.length);
      expect(costly).not.toContain("ñ");
      for (const one of costly) expect(measureSms(one).encoding).toBe("UCS-2");
      expect(units).toBeLessThanOrEqual(room);
      // One unit may be lost wherever two parts meet, because characters are not split.
      const seams = Math.max(0, segments - 1);
      expect(units).toBeGreaterThan(seams * (joined - 1) - 1);
      if (segments > 1) expect(units).toBeGreaterThan(alone);
    }),
  );
});
