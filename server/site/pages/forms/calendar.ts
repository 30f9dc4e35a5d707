import type { FastifyInstance } from "fastify";
import {
  calendarFile,
  calendarWords,
  problemOfDay,
} from "#shared/rules/quiz/visit/calendar-file.ts";
import { notFound } from "#server/platform/errors.ts";
import { languageOf } from "#server/platform/http/preferences.ts";
import { newId } from "#server/platform/ids.ts";

/** Serves the calendar file for a day, for the form without scripts. Contains no personal data. */
export function mountCalendar(app: FastifyInstance) {
  app.get<{ Params: { day: string } }>(
    "/calendar/:day",
    { schema: { hide: true } },
    async (request, reply) => {
      const { day } = request.params;
      if (problemOfDay(day, "")) throw notFound();
      const { file, ...words } = calendarWords[languageOf(request)];
      const createdAt = new Date().toISOString();
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", `attachment; filename="${file}"`)
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex, nofollow")
        .send(calendarFile({ id: newId(), day, createdAt, ...words }));
    },
  );
}
