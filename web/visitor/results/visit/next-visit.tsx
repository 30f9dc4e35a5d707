import CalendarPlus from "lucide-react/icons/calendar-plus";
import { type FormEvent, useState } from "react";
import { useActionData, useLocation } from "react-router";
import {
  calendarFile,
  calendarWords,
  problemOfDay,
} from "#shared/rules/quiz/visit/calendar-file.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { dayOf } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { nextVisitWords } from "#web/i18n/visitor/results/next-visit.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { RefusedDay } from "./take-questions.ts";
import styles from "./visit.module.css";

/**
 * A calendar file for a day that the parent chooses, made in the browser and never sent. Without
 * scripts the server makes it.
 */
export function NextVisit() {
  const words = useWords(nextVisitWords);
  const { pathname } = useLocation();
  const { day, outcome, isRefused, choose, make } = useCalendarFile();
  return (
    <Disclosure heading="h2" title={words.title} defaultOpen={isRefused}>
      <form
        className={styles.next}
        method="post"
        action={`${pathname}#next-visit`}
        noValidate
        onSubmit={make}
      >
        <Field
          id="next-visit"
          kind="date"
          name="day"
          label={words.day}
          helper={
            <>
              {words.helper}{" "}
              <span data-only="scripts">{words.nothingSent}</span>
              <span data-only="plain">{words.nothingKept}</span>
            </>
          }
          error={outcome && outcome !== "made" ? words[outcome] : undefined}
          value={day}
          onChange={choose}
        />
        <div>
          <Button
            type="submit"
            name="do"
            value="calendar"
            kind="secondary"
            compact
            icon={CalendarPlus}
          >
            {words.make}
          </Button>
        </div>
        <p className={styles.helper} role="status">
          {outcome === "made" && words.made}
        </p>
      </form>
    </Disclosure>
  );
}

function useCalendarFile() {
  const { title, description, file } = useWords(calendarWords);
  const refused = useActionData<RefusedDay | { dayProblem?: undefined }>();
  const [day, setDay] = useState(refused?.dayProblem ? refused.day : "");
  const [outcome, setOutcome] = useState<
    "made" | "missing" | "past" | undefined
  >(refused?.dayProblem);

  function choose(chosen: string) {
    setDay(chosen);
    setOutcome(undefined);
  }
  function make(event: FormEvent) {
    event.preventDefault();
    const createdAt = new Date().toISOString();
    const problem = problemOfDay(day, dayOf(createdAt));
    setOutcome(problem ?? "made");
    if (problem) return document.getElementById("next-visit")?.focus();
    const entry = { id: newKey(), day, createdAt, title, description };
    const text = calendarFile(entry);
    saveFile(new Blob([text], { type: "text/calendar" }), file);
  }
  return {
    day,
    outcome,
    isRefused: Boolean(refused?.dayProblem),
    choose,
    make,
  };
}
