import { type Day, dayAfter, isDay } from "#shared/rules/days.ts";

export type CalendarEntry = {
  /** Unique for each file and not linked to a person. */
  id: string;
  day: Day;
  /** Creation time as an ISO timestamp. */
  createdAt: string;
  title: string;
  description: string;
};

/** Deliberately does not mention the vaccine. */
export const calendarWords = {
  en: {
    title: "Health visit",
    description: "Bring your questions.",
    file: "visit.ics",
  },
  es: {
    title: "Cita de salud",
    description: "Lleve sus preguntas.",
    file: "cita.ics",
  },
};

/** Why a day cannot be added to a calendar. */
export function problemOfDay(
  day: string,
  today: Day,
): "missing" | "past" | undefined {
  if (!isDay(day)) return "missing";
  return day < today ? "past" : undefined;
}

/** A calendar file with one all-day entry (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const plain = (day: Day) => day.replaceAll("-", "");
  const stamp = entry.createdAt.replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//visit//EN",
    "BEGIN:VEVENT",
    `UID:${entry.id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(entry.day)}`,
    `DTEND;VALUE=DATE:${plain(dayAfter(entry.day))}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n]/g, "\\n");
}

const mostBytes = 75;

/** Folds lines at 75 bytes with CRLF and a space, without splitting a character. */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > mostBytes) {
      text += "\r\n ";
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}

/** Length of a character in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
