import { type FormEvent, useEffect, useRef } from "react";
import { useEarlySubmit } from "#web/core/navigation/early-submit.ts";
import { NeedsScripts } from "#web/core/frame/needs-scripts.tsx";
import { HumanCheckLine } from "#web/core/human-check/human-check-line.tsx";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { contactUsWords } from "#web/i18n/visitor/contact-us.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { type Part, useContactMessage } from "./contact-message.ts";
import styles from "./contact-us-screen.module.css";
import { useMessageDraft } from "./draft.ts";

const boxes = [
  { name: "name", kind: "text", autoComplete: "name" },
  { name: "email", kind: "email", autoComplete: "email" },
  { name: "message", kind: "textarea", autoComplete: "off" },
] as const;

function typed(form: HTMLFormElement) {
  const entries = new FormData(form);
  const entry = (part: Part) => {
    const value = entries.get(part);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    name: entry("name"),
    email: entry("email"),
    message: entry("message"),
  };
}

/** The boxes belong to the browser, which keeps what was typed before the script was ready. */
export function ContactForm() {
  const words = useWords(contactUsWords);
  const sentenceOf = useSentence();
  const form = useRef<HTMLFormElement>(null);
  const { state, problems, send, check } = useContactMessage();
  useMessageDraft(form);
  useEarlySubmit(form);

  useEffect(() => {
    if (state !== "sent") return;
    form.current?.reset();
    toasts.show({ text: words.sent, kind: "success" });
  }, [state, words]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const toMend = await send(typed(event.currentTarget));
    const box = toMend && elements.namedItem(toMend);
    if (box instanceof HTMLElement) box.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears of the first touch
    <form
      ref={form}
      // Sends nothing by itself: a name must not end up in an address before the script is there.
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onFocus={() => void check.prove()}
    >
      {boxes.map((box) => {
        const problem = problems[box.name];
        return (
          <Field
            key={box.name}
            {...box}
            label={words[box.name]}
            rows={6}
            required
            error={problem && sentenceOf(problem)}
          />
        );
      })}
      <HumanCheckLine state={check.state} />
      {state === "failed" && <Alert kind="danger">{words.failed}</Alert>}
      {state === "sent" && <Alert kind="success">{words.sentText}</Alert>}
      <NeedsScripts />
      <div>
        <Button
          type="submit"
          pending={state === "sending"}
          pendingLabel={words.submitting}
          earlyLabel={useWords(coreWords).oneMoment}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
