import { type FormEvent, useState } from "react";
import { href, useLoaderData } from "react-router";
import { listLimits } from "#shared/rules/field-limits.ts";
import {
  lawfulHours,
  shortestWindow,
  type TextingHours as Hours,
} from "#shared/rules/outreach/texting/texting-hours.ts";
import { usePolling } from "#web/admin/layout/poll.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { FormSection } from "#web/admin/form/fields.tsx";
import {
  readTestMode,
  TestMode,
} from "#web/admin/outreach/texting/test-mode.tsx";
import { useServerData } from "#web/admin/list/use-server-data.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call as callApi } from "#web/core/calls/call.ts";
import { load } from "#web/core/calls/load.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { messagesWords } from "#web/i18n/admin/outreach/messages/messages.words.ts";
import { textingWords } from "#web/i18n/admin/outreach/messages/texting.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { type Message, Conversations } from "./conversations.tsx";
import { DeliveryStatus } from "./delivery-status.tsx";
import styles from "./messages.module.css";

const page = load(async ({ call }) => {
  const [messages, hours, isTest] = await Promise.all([
    call("GET /api/messages", {}),
    call("GET /api/texting-hours", {}),
    readTestMode(call),
  ]);
  return { messages, hours, isTest };
});
export const clientLoader = page.browser;

export default function MessagesScreen() {
  const words = useWords(messagesWords);
  const { tab: hours } = useWords(textingWords);
  const loaded = useLoaderData<typeof clientLoader>();
  const messages = usePolledMessages(loaded.messages);
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
        actions={loaded.isTest && <TestMode />}
      />
      <Tabs
        label={words.title}
        items={[
          {
            id: "texts",
            title: words.texts,
            content: <Conversations messages={messages} />,
          },
          {
            id: "mails",
            title: words.mails,
            content: <Mails messages={messages} />,
          },
          {
            id: "hours",
            title: hours,
            content: <TextingHoursForm hours={loaded.hours} />,
          },
        ]}
      />
      {messages.length === listLimits.messages && <p>{words.newest}</p>}
    </>
  );
}

/** Polls the messages; failures are ignored. */
function usePolledMessages(loaded: Message[]): Message[] {
  const [latest, change] = useServerData(loaded);
  usePolling(() =>
    callApi("GET /api/messages", {}).then(
      (messages) => change(() => messages),
      () => undefined,
    ),
  );
  return latest;
}

/** Emails from visitors to the clinic. */
export function Mails({ messages }: { messages: Message[] }) {
  const words = useWords(messagesWords);
  const language = useLanguage();
  const mails = messages.filter(({ kind }) => kind === "mail");
  if (mails.length === 0)
    return (
      <EmptyState
        illustration={<EmptyBox />}
        title={words.noMails}
        text={words.noMailsText}
      />
    );
  return (
    <ol role="list" className={styles.mails}>
      {mails.map((mail) => (
        <li key={mail._id} className={styles.mail}>
          <p className={styles.quiet}>
            <time dateTime={mail.date}>{dateAndTime(mail.date, language)}</time>
            {mail.to && ` · ${words.to} ${mail.to}`}
          </p>
          <p className={styles.body}>{mail.body}</p>
          <DeliveryStatus
            news={mail}
            family={{ phone: "", zip: "", timezone: "" }}
          />
        </li>
      ))}
    </ol>
  );
}

const lawfulOptions = Array.from(
  { length: lawfulHours.closes - lawfulHours.opens + 1 },
  (_, at) => lawfulHours.opens + at,
);

/** The hours in which texts are sent, within the legal limits. */
export function TextingHoursForm({ hours }: { hours: Hours }) {
  const words = useWords(textingWords);
  const [edited, setEdited] = useState(hours);
  const { run, isPending } = useAction("PUT /api/texting-hours", {
    success: words.saved,
    failure: "server-toasts",
  });
  const isTooShort = edited.closes - edited.opens < shortestWindow;

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isTooShort) void run({ body: edited });
  }

  const field = (name: keyof Hours, label = words.hour) => (
    <SelectField
      label={words[name]}
      prompt=""
      error={name === "closes" && isTooShort ? words.tooShort : undefined}
      value={String(edited[name])}
      options={lawfulOptions.map((hour) => ({
        value: String(hour),
        label: label(hour),
      }))}
      onChange={(chosen) => setEdited({ ...edited, [name]: Number(chosen) })}
    />
  );
  const onSundays = (hour: number) =>
    hour === lawfulHours.closes ? words.noSundays : words.hour(hour);
  return (
    <FormSection title={words.title} intro={words.intro}>
      <form className={styles.hours} onSubmit={save}>
        {field("opens")}
        {field("closes")}
        {field("sundayopens", onSundays)}
        <Button
          type="submit"
          compact
          pending={isPending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
      </form>
    </FormSection>
  );
}
