import { type FormEvent, useState } from "react";
import { href } from "react-router";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listMessages } from "#shared/contract/outreach/sms.ts";
import { maskPhone } from "#shared/rules/outreach/contacts/phone.ts";
import { useAction } from "#web/core/calls/action.ts";
import { dateAndTime, shortDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { messagesWords } from "#web/i18n/admin/outreach/messages/messages.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { DecisionAfterReply } from "./decision-after-reply.tsx";
import { DeliveryStatus } from "./delivery-status.tsx";
import styles from "./messages.module.css";

/** All phones that were texted, and the conversation with the selected one. */
export function Conversations({ messages }: { messages: Message[] }) {
  const words = useWords(messagesWords);
  const conversations = conversationsOf(messages);
  const [selected, select] = useState<string>();
  const current =
    conversations.find(({ to }) => to === selected) ??
    conversations.find(({ messages: all }) => needsDecision(all)) ??
    conversations[0];
  if (!current)
    return (
      <EmptyState
        illustration={<EmptyBox />}
        title={words.noTexts}
        text={words.noTextsText}
        action={
          <ButtonLink to={href("/dashboard/links")}>{words.toLinks}</ButtonLink>
        }
      />
    );
  // Keep this phone selected when new messages arrive.
  if (selected === undefined) select(current.to);
  return (
    <div className={styles.texts}>
      <ul role="list" className={styles.phones} aria-label={words.phones}>
        {conversations.map(({ to, names, messages: all }) => (
          <li key={to}>
            <button
              type="button"
              aria-pressed={to === current.to}
              onClick={() => select(to)}
            >
              <PhoneName of={{ to, names }} />
              <LastMessage of={all} />
              {needsDecision(all) && (
                <span className={styles.unclear}>{words.toDecide}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Phone key={current.to} {...current} />
    </div>
  );
}

/** The day and the beginning of the last message, as in an inbox. */
function LastMessage({ of: messages }: { of: Message[] }) {
  const words = useWords(messagesWords);
  const last = messages[messages.length - 1];
  if (!last) return null;
  return (
    <>
      <time className={styles.quiet} dateTime={last.date}>
        {shortDate(last.date)}
      </time>
      <span className={styles.last}>{last.body || words.noWords}</span>
    </>
  );
}

/** The conversation with one phone. */
function Phone({ to, names, messages }: Conversation) {
  const words = useWords(messagesWords);
  const toDecide = replyToDecide(messages);
  return (
    <section
      className={styles.phone}
      aria-label={[words.phone(recipientName(to)), ...names].join(", ")}
    >
      <p className={styles.name}>
        <PhoneName of={{ to, names }} />
      </p>
      {toDecide && <DecisionAfterReply message={toDecide} />}
      <ol role="list" className={styles.screen}>
        {messages.map((message) => (
          <Bubble key={message._id} message={message} />
        ))}
      </ol>
      {messages.some(({ state }) => state === "kept") && <ReplyBox to={to} />}
    </section>
  );
}

function Bubble({ message }: { message: Message }) {
  const { body, date, state, understood } = message;
  const language = useLanguage();
  const words = useWords(messagesWords);
  return (
    <li
      className={styles.message}
      data-from={state === "received" ? "them" : "us"}
    >
      <time dateTime={date}>{dateAndTime(date, language)}</time>
      <p className={styles.bubble}>
        {body === "" && <em>{words.noWords}</em>}
        {piecesOf(body).map(({ text, isLink }, place) =>
          isLink ? (
            <a key={place} href={text} target="_blank" rel="noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      <DeliveryStatus news={message} family={whereaboutsOf(message.to)} />
      {understood && (
        <p className={styles.understood} data-kind={understood}>
          {words.understood[understood]}
        </p>
      )}
    </li>
  );
}

/** If only the phone number is known, only its area code says where the family is. */
const whereaboutsOf = (phone: string) => ({ phone, zip: "", timezone: "" });

/** Sends a reply as the parent would, to try the answers without a phone. */
function ReplyBox({ to }: { to: string }) {
  const words = useWords(messagesWords);
  const [body, setBody] = useState("");
  const { run, isPending, messages } = useAction("POST /api/sms/reply", {
    failure: "server-messages",
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending || body.trim() === "") return;
    const { ok } = await run({ body: { phone: to, body } });
    // Keep text that was typed in the meantime.
    if (ok) setBody((now) => (now === body ? "" : now));
  }

  return (
    <form className={styles.reply} onSubmit={(event) => void send(event)}>
      <p className={styles.hint}>{words.replyHint}</p>
      <Field label={words.reply} value={body} onChange={setBody} />
      <Button type="submit" pending={isPending} pendingLabel={words.sending}>
        {words.send}
      </Button>
      <Messages of={messages} />
    </form>
  );
}

type Props = { of: Pick<Conversation, "to" | "names"> };

/** The names that staff know for a phone, and its number. */
function PhoneName({ of: { to, names } }: Props) {
  return (
    <span className={styles.phoneName}>
      {names.map((name) => (
        <strong key={name}>{name}</strong>
      ))}
      <span>{recipientName(to)}</span>
    </span>
  );
}

export type Message = ReplyOf<typeof listMessages>[number];

/** The messages of one phone, and the names that staff know for it. */
export type Conversation = {
  to: string;
  names: string[];
  messages: Message[];
};

/** Groups texts by phone, the latest phone first, each with its oldest message first. */
export function conversationsOf(newestFirst: Message[]): Conversation[] {
  const texts = newestFirst.filter(({ kind }) => kind === "sms");
  const phones = new Map<string, Message[]>();
  for (const text of texts)
    phones.set(text.to, [text, ...(phones.get(text.to) ?? [])]);
  return [...phones].map(([to, messages]) => ({
    to,
    names: messages[messages.length - 1]?.names ?? [],
    messages,
  }));
}

/** Masks a phone number; shorter senders, such as short codes, are not masked. */
export function recipientName(to: string): string {
  return to.replace(/\D/g, "").length > 6 ? maskPhone(to) : to;
}

/** The last unclear reply, unless the family texted STOP or START after it. */
function replyToDecide(oldestFirst: Message[]): Message | undefined {
  const [last] = oldestFirst
    .filter(({ understood }) => understood !== null && understood !== "help")
    .reverse();
  return last?.understood === "unclear" ? last : undefined;
}

export function needsDecision(messages: Message[]): boolean {
  return replyToDecide(messages)?.decision === null;
}

export type Piece = { text: string; isLink: boolean };

/** Splits a message at its web addresses. */
export function piecesOf(body: string): Piece[] {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((text, place) => ({ text, isLink: place % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
