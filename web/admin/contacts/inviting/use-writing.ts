import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { smsLimits } from "#shared/rules/field-limits.ts";
import { writeText } from "#web/core/storage/storage.ts";
import { useStoredText } from "#web/core/storage/stored.ts";
import { useInviting } from "./use-inviting.ts";

/** The message being written, kept on this computer. */
function useMessage() {
  const message = useStoredText("smsMessage") ?? "";
  return { message, write: (text: string) => writeText("smsMessage", text) };
}

/** What keeps a message from being sent. */
export function problemOf(message: string): "missing" | "tooLong" | undefined {
  const { length } = message.trim();
  if (length === 0) return "missing";
  return length > smsLimits.invitation ? "tooLong" : undefined;
}

export type Inviting = {
  chosen: Contact[];
  /** Some have been reached; there may be more to come. */
  onSent: (ids: string[]) => void;
  /** It is over, whether or not everybody was reached. */
  onFinished: () => void;
  onClose: () => void;
};

/** From the first letter to the last message sent. */
export function useWriting({ chosen, onSent, onFinished, onClose }: Inviting) {
  const { message, write } = useMessage();
  const { progress, messages, invite, forgetMessages } = useInviting(onSent);
  const [isChecked, setChecked] = useState(false);

  function finish() {
    setChecked(false);
    forgetMessages();
    onClose();
  }

  /** What keeps the message from being sent, which from now on is said at its field. */
  function check() {
    setChecked(true);
    return problemOf(message);
  }

  /** False when there is something to correct first. */
  function send(): boolean {
    if (check()) return false;
    void invite(chosen, message.trim()).then((isDone) => {
      onFinished();
      if (isDone) finish();
    });
    return true;
  }

  return {
    message,
    write,
    problem: isChecked ? problemOf(message) : undefined,
    progress,
    messages,
    check,
    send,
    /** While messages go out the window stays. */
    close: () => progress === undefined && finish(),
  };
}

export type Writing = ReturnType<typeof useWriting>;
