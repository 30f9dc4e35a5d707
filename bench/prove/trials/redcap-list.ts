import { stringify } from "csv-stringify/sync";
import type { Language } from "#shared/rules/language.ts";

const heads = {
  en: [
    "Record ID",
    "Parent/guardian name",
    "Child's first name",
    "Mobile phone number",
    "Time zone",
    "Preferred language",
    "Date of consent to text messages",
    "Complete?",
  ],
  es: [
    "ID de registro",
    "Nombre del padre, madre o tutor",
    "Nombre de su hijo(a)",
    "Número de celular",
    "Zona horaria",
    "¿Qué idioma prefiere?",
    "Fecha en que aceptó mensajes",
    "Complete?",
  ],
};
const languages = { en: ["English", "Spanish"], es: ["Inglés", "Español"] };
const given = [
  ["Ana", "Beatriz", "Carmen", "Daniel", "Elena", "Fernando", "Grace"],
  ["Hannah", "Iris", "Jorge", "Karen", "Luis", "María José", "Nora"],
].flat();
const family = [
  ["Álvarez", "Brown", "Castillo", "Díaz", "Evans", "Flores", "García-Ruiz"],
  ["Harris", "Ibáñez", "Johnson", "King", "López", "Muñoz", "Núñez", "O'Neil"],
  ["Peña", "Quinn", "Rivera", "Smith", "Torres", "Underwood", "Vega"],
].flat();

/** As phones were typed over the years. */
const spellings = [
  (area: string, line: string) => `(${area}) 555-${line}`,
  (area: string, line: string) => `${area}-555-${line}`,
  (area: string, line: string) => `${area}.555.${line}`,
  (area: string, line: string) => `1 ${area} 555 ${line}`,
  (area: string, line: string) => ` ${area}555${line} `,
];

/** Of Canada, whose area codes stand in no table of ours: only the list says in which zone a phone rings. */
const areas = ["204", "250", "306", "403", "416", "506", "514", "604", "902"];

/**
 * Made-up families as REDCap exports them with labels: a hundred placeholder numbers of each area code, all in
 * the zone that is given, so that they can be texted at the hour of the proof, whichever it is.
 */
export function redcapList(
  rows: number,
  language: Language,
  timezone: string,
): Buffer {
  const most = areas.length * 100;
  if (rows > most) throw new Error(`The list has ${most} families at most.`);
  const lines = Array.from({ length: rows }, (_, at) => {
    const area = areas[Math.floor(at / 100)] ?? "";
    const line = `01${String(at % 100).padStart(2, "0")}`;
    const first = given[at % given.length] ?? "";
    const last = family[Math.floor(at / given.length)] ?? "";
    return [
      String(at + 1),
      `${first} ${last}`,
      given[(at * 5 + 3) % given.length] ?? "",
      spellings[at % spellings.length]?.(area, line) ?? "",
      timezone,
      languages[language][at % 2] ?? "",
      `2026-10-${String(1 + (at % 28)).padStart(2, "0")}`,
      "Complete",
    ];
  });
  return Buffer.from(stringify([heads[language], ...lines], { bom: true }));
}
