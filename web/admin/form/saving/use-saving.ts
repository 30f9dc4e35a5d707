import { useState } from "react";
import { useFieldReasons } from "./field-reasons.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/desk/form.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { differences, merge } from "./merge.ts";

type Outcome<Saved> =
  { ok: true; reply: Saved } | { ok: false; error: unknown };

type Saving<Content, Saved> = {
  /** What the form began with; nothing for something new. */
  base: Saved | undefined;
  send: (content: Content, version?: number) => Promise<Outcome<Saved>>;
  readTheirs: () => Promise<Saved>;
  onSaved: (saved: Saved) => void;
};

/** Saves a form; a refusal goes to its fields, and somebody else's version beside one's own. */
export function useSaving<
  Content extends object,
  Saved extends Content & { version: number },
>({ base, send, readTheirs, onSaved }: Saving<Content, Saved>) {
  const { saveFailed } = useWords(formWords);
  const fieldReasons = useFieldReasons();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<{ mine: Content; theirs: Saved }>();

  async function compare(content: Content) {
    try {
      const theirs = await readTheirs();
      const mine = base ? merge<Content>(base, content, theirs) : content;
      if (differences<Content>(mine, theirs).length === 0) onSaved(theirs);
      else setConflict({ mine, theirs });
    } catch {
      toasts.show({ text: saveFailed, kind: "danger" });
    }
  }

  async function save(content: Content, version = base?.version) {
    setErrors({});
    const outcome = await send(content, version);
    setConflict(undefined);
    if (outcome.ok) onSaved(outcome.reply);
    else if (isRefusedFor("edited_meanwhile", outcome.error))
      await compare(content);
    else setErrors(fieldReasons(outcome.error));
  }

  return {
    save,
    errors,
    setErrors,
    conflict,
    keepMine: () =>
      conflict && void save(conflict.mine, conflict.theirs.version),
    closeConflict: () => setConflict(undefined),
  };
}
