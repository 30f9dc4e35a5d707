import { useState } from "react";
import type { Selected } from "#shared/contract/contact-view.ts";
import { smsLimits } from "#shared/rules/field-limits.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import { forget, writeText } from "#web/core/storage/storage.ts";
import { useStoredText } from "#web/core/storage/stored.ts";
import { defaultText, type Invitation } from "./default-text.ts";
import { useInviting } from "./use-inviting.ts";

/** The message being written, kept on this computer; before anybody writes one, the default text. */
function useMessage(offered: string) {
  const kept = useStoredText("smsMessage");
  const [isCleared, setCleared] = useState(false);
  const message = kept || (isCleared ? "" : offered);
  return {
    message,
    isDefault: message === offered,
    write: (text: string) => {
      setCleared(text === "");
      writeText("smsMessage", text);
    },
    writeDefault: () => {
      setCleared(false);
      forget("smsMessage");
    },
    /** Who empties the box and leaves finds the default text in it again. */
    leave: () => setCleared(false),
  };
}

type Problem = "missing" | "tooLong" | "placeholder";

/** What keeps a message from being sent. */
export function problemOfMessage(message: string): Problem | undefined {
  const { length } = message.trim();
  if (length === 0) return "missing";
  if (length > smsLimits.invitation) return "tooLong";
  return isPlaceholder(message) ? "placeholder" : undefined;
}

export type Inviting = {
  chosen: Selected[];
  /** What is offered as a message, in both languages. */
  invitation: Invitation;
  /** Some have been reached; there may be more to come. */
  onSent: (ids: string[]) => void;
  /** It is over, whether or not everybody was reached. */
  onFinished: () => void;
  onClose: () => void;
};

/** From the first letter to the last message sent. */
export function useWriting(inviting: Inviting) {
  const { chosen, invitation, onSent, onFinished, onClose } = inviting;
  // Those who are reached are chosen no more: the others get the same words.
  const [sent, setSent] = useState<string>();
  const { leave, ...written } = useMessage(
    sent ?? defaultText(invitation, chosen),
  );
  const { message } = written;
  const { progress, messages, invite, forgetMessages } = useInviting(onSent);
  const [isChecked, setChecked] = useState(false);
  const [isAnyway, setAnyway] = useState(false);

  function finish() {
    setChecked(false);
    setAnyway(false);
    setSent(undefined);
    leave();
    forgetMessages();
    onClose();
  }

  /** What keeps the message from being sent, which from now on is said at its field. */
  function check() {
    setChecked(true);
    return problemOfMessage(message);
  }

  /** False when there is something to correct first. */
  function send(): boolean {
    if (check()) return false;
    setSent(message);
    void invite(chosen, message.trim(), isAnyway).then((isDone) => {
      onFinished();
      if (isDone) finish();
    });
    return true;
  }

  return {
    ...written,
    problem: isChecked ? problemOfMessage(message) : undefined,
    /** Also outside the hours for texts. */
    isAnyway,
    setAnyway,
    progress,
    messages,
    check,
    send,
    /** While messages go out the window stays. */
    close: () => progress === undefined && finish(),
  };
}

export type Writing = ReturnType<typeof useWriting>;
