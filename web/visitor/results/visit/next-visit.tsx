import CalendarPlus from "lucide-react/icons/calendar-plus";
import { type FormEvent, useState } from "react";
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
import styles from "./visit.module.css";

/** A calendar file for a day that the parent chooses, made in the browser and never sent. */
export function NextVisit() {
  const words = useWords(nextVisitWords);
  const { day, outcome, choose, make } = useCalendarFile();
  return (
    <div data-only="scripts">
      <Disclosure heading="h2" title={words.title}>
        <form
          className={styles.next}
          method="dialog"
          noValidate
          onSubmit={make}
        >
          <Field
            id="next-visit"
            kind="date"
            name="day"
            label={words.day}
            helper={words.helper}
            error={outcome && outcome !== "made" ? words[outcome] : undefined}
            value={day}
            onChange={choose}
          />
          <div>
            <Button type="submit" kind="secondary" compact icon={CalendarPlus}>
              {words.make}
            </Button>
          </div>
          <p className={styles.helper} role="status">
            {outcome === "made" && words.made}
          </p>
        </form>
      </Disclosure>
    </div>
  );
}

function useCalendarFile() {
  const { title, description, file } = useWords(calendarWords);
  const [day, setDay] = useState("");
  const [outcome, setOutcome] = useState<"made" | "missing" | "past">();

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
  return { day, outcome, choose, make };
}
