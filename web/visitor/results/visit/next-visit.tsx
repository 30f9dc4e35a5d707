import CalendarPlus from "lucide-react/icons/calendar-plus";
import { type FormEvent, useState } from "react";
import {
  calendarFile,
  problemOfDay,
} from "#shared/rules/visit/calendar-file.ts";
import { newKey } from "#web/core/calls/new-key.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { dayOf } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { nextVisitWords } from "#web/i18n/visitor/results/next-visit.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./visit.module.css";

/** A day that the parent chooses, as a file for the calendar; made here, and known to nobody else. */
export function NextVisit() {
  const words = useWords(nextVisitWords);
  const [day, setDay] = useState("");
  const [said, setSaid] = useState<"made" | "missing" | "past">();

  function choose(chosen: string) {
    setDay(chosen);
    setSaid(undefined);
  }
  function make(event: FormEvent) {
    event.preventDefault();
    const made = new Date().toISOString();
    const problem = problemOfDay(day, dayOf(made));
    setSaid(problem ?? "made");
    if (problem) return document.getElementById("next-visit")?.focus();
    const file = calendarFile({
      id: newKey(),
      day,
      made,
      title: words.entryTitle,
      description: words.entryDescription,
    });
    saveFile(new Blob([file], { type: "text/calendar" }), words.fileName);
  }
  return (
    <form
      className={styles.next}
      // The file is made by a script.
      data-only="scripts"
      noValidate
      onSubmit={make}
    >
      <h2>{words.title}</h2>
      <Field
        id="next-visit"
        kind="date"
        label={words.day}
        helper={words.helper}
        error={said && said !== "made" ? words[said] : undefined}
        value={day}
        onChange={choose}
      />
      <div>
        <Button type="submit" kind="secondary" compact icon={CalendarPlus}>
          {words.make}
        </Button>
      </div>
      <p className={styles.helper} role="status">
        {said === "made" && words.made}
      </p>
    </form>
  );
}
