import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { problemOf, useMessage } from "./message.ts";
import { useInviting } from "./use-inviting.ts";

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
