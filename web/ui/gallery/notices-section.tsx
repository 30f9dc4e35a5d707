import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Row, Stack } from "#web/ui/layout/page.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Progress } from "#web/ui/notices/progress.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { ToastRegion } from "#web/ui/notices/toast.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { Section } from "./section.tsx";

const samples = {
  info: "The office is closed on Monday.",
  success: "Settings saved successfully!",
  warning: "Choose an option before proceeding!",
  danger: "Can't save your data. Please try again later.",
};
const kinds = ["info", "success", "warning", "danger"] as const;

export function NoticesSection() {
  return (
    <Section title="Notices">
      <Stack gap={4}>
        {kinds.map((kind) => (
          <Alert key={kind} kind={kind} live="off">
            {samples[kind]}
          </Alert>
        ))}
        <Alert
          kind="warning"
          title="With a title"
          closeLabel="Close"
          onClose={() => toasts.show({ text: "Closed" })}
        >
          And a longer text, which takes more than one line and so shows how the
          icon keeps to the first.
        </Alert>
      </Stack>
      <Row>
        {kinds.map((kind) => (
          <Button
            key={kind}
            compact
            kind="secondary"
            onClick={() => toasts.show({ kind, text: samples[kind] })}
          >
            Toast: {kind}
          </Button>
        ))}
      </Row>
      <Waiting />
      <ToastRegion label="Messages" closeLabel="Close" />
    </Section>
  );
}

function Waiting() {
  const [done, setDone] = useState(3);
  return (
    <>
      {" "}
      <Progress label="Progress" value={done} max={12} text={`${done} of 12`} />
      <Row>
        <Button
          compact
          kind="secondary"
          onClick={() => setDone((done % 12) + 1)}
        >
          One further
        </Button>
        <Spinner label="Loading" />
      </Row>
    </>
  );
}
