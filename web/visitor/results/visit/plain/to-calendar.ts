import { data, redirect } from "react-router";
import { dayBefore, problemOfDay } from "#shared/rules/visit/calendar-file.ts";
import { textIn } from "#web/visitor/feedback/feedback.ts";

/** The day that was sent, and why there is no calendar file for it. */
export type RefusedDay = {
  day: string;
  dayProblem: NonNullable<ReturnType<typeof problemOfDay>>;
};

/** To the file with the day that was chosen, which server/pages/forms/calendar.ts makes. */
export function toCalendar(filled: FormData) {
  const day = textIn(filled, "day");
  // Nobody knows which day it is where this visitor is: it may still be yesterday.
  const dayProblem = problemOfDay(day, dayBefore(new Date().toISOString()));
  const file = `/calendar/${day}`;
  if (!dayProblem) return redirect(file, 303);
  return data({ day, dayProblem } satisfies RefusedDay, { status: 422 });
}
