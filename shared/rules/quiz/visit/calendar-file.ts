/** A day as `2026-11-22`. */
export type Day = string;

export type CalendarEntry = {
  /** Never the same twice, and of nobody. */
  id: string;
  day: Day;
  /** When the file was made, as an ISO moment. */
  made: string;
  title: string;
  description: string;
};

/** What the entry says, and how its file is called. */
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

/** Why a day cannot be put into a calendar. */
export function problemOfDay(
  day: string,
  today: Day,
): "missing" | "past" | undefined {
  if (!isDay(day)) return "missing";
  return day < today ? "past" : undefined;
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return (
    /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text)
  );
}

/** The day after a day. */
export function dayAfter(day: Day): Day {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** The day before the one that a moment lies in. */
export function dayBefore(moment: string): Day {
  const before = new Date(moment);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}

/** A calendar file with one entry for a whole day (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const plain = (day: Day) => day.replaceAll("-", "");
  const stamp = entry.made.replace(/[-:]|\.\d+/g, "");
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

/** No line is longer than 75 bytes; the next one goes on behind a blank, and no letter is torn apart. */
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

/** How long a letter is in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
