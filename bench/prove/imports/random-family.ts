import type { Random } from "#bench/prove/mishaps/random.ts";

const first = ["María", "José", "Ana", "Zoë", "Íñigo", "Renée", "Luz", "John"];
const last = ["Núñez", "Díaz", "O'Connor", "Peña-Ruiz", "Müller", "Smith, Jr."];
const children = ["Ana", "Luis", "Anna", "Chloé", "Bea", "Leo", ""];

/** So many parents are in all the lists, so that most come again and again. */
const parents = 3000;

/** One of them with a child, spelled as whoever wrote it down did. */
export function randomFamily(random: Random) {
  const parent = random.below(parents);
  const name = `${first[parent % first.length]} ${last[parent % last.length]} ${letters(parent)}`;
  return {
    name: respelled(random, name),
    childname: respelled(random, random.pick(children)),
    phone: `201${2_000_000 + (random.next() < 0.05 ? random.below(parents) : parent)}`,
    redcapid: `R-${random.next() < 0.03 ? random.below(parents) : parent}`,
    language: random.pick(["en", "Spanish", "Español", "ES", "English", "fr"]),
    consentdate: new Date(Date.UTC(2026, 0, 1 + random.below(300))),
    consentsource: random.pick(["Clinic form", "Formulario", "By phone", "No"]),
    zip: random.pick(["00601", "10001", 2139, "10001-0001", "123"]),
    note: random.pick(["Calls back", 'said "hi"; later, maybe', "two\nlines"]),
    tags: random.pick(["Wave 1", "wave 1; North", "North, South", "#N/A"]),
  };
}

/** Numbers as letters: a name with digits would be odd. */
function letters(number: number): string {
  return Array.from(
    String(number),
    (digit) => "abcdefghij"[Number(digit)],
  ).join("");
}

function respelled(random: Random, name: string): string {
  const chance = random.next();
  if (chance < 0.05) return name.toUpperCase();
  if (chance < 0.1) return name.normalize("NFD").replace(/\p{M}/gu, "");
  if (chance < 0.15) return ` ${name.replaceAll(" ", "  ")}\u00a0`;
  if (chance < 0.18) return name.slice(0, -1);
  return name;
}

/** Ten digits as they are typed, or a number that is none. */
export function dirtyPhone(random: Random, digits: string): string | number {
  const area = digits.slice(0, 3);
  const [exchange, line] = [digits.slice(3, 6), digits.slice(6)];
  return random.pick([
    digits,
    Number(digits),
    `(${area}) ${exchange}-${line}`,
    `${area}.${exchange}.${line}`,
    `+1 ${area} ${exchange} ${line}`,
    `1-${area}-${exchange}-${line}`,
    `tel:+1${digits}`,
    `'+1${digits}`,
    `${digits}.0`,
    random.pick(["2.01E+09", "12345", "unknown", `${digits} ext. 5`, "+44 7"]),
  ]);
}
