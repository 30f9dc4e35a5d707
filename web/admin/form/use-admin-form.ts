import { type FormEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type ActionOptions, useMutation } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  type FieldErrors,
  type OnRefused,
  type Problems,
  useFieldReasons,
  useFormErrors,
  useRefusals,
} from "./field-errors.ts";
import { pick } from "#web/core/objects.ts";
import { clashes, differences, isEqual, merge } from "./merge.ts";

/** Where a form saves: on the site, in a draft, or in a draft that is then published or shown. */
export type SaveMode = "live" | "draft" | "publish" | "preview";

/** With `isLeaving`, the user is already on the way to another screen, so the form does not navigate after saving. */
type SaveOptions = { mode: SaveMode; isLeaving?: boolean };

/** The part of a form that its fields need. */
export type DraftFields<Draft> = {
  draft: Draft;
  change: <Field extends keyof Draft>(
    field: Field,
  ) => (value: Draft[Field]) => void;
  errors: FieldErrors;
  fieldProps: <Field extends keyof Draft & string>(
    name: Field,
  ) => BoundFieldProps<Draft[Field]>;
};

export type BoundFieldProps<Value> = {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
};

type Options<Saved, Draft, Content, Reply> = Partial<ActionOptions> & {
  /** The version that editing starts from; undefined for a new item. */
  start: Saved;
  draftOf: (saved: Saved) => Draft;
  /** The draft as it is sent to the server. */
  contentOf: (draft: Draft) => Content;
  /** Applied to the draft before it is validated and sent. */
  tidy?: (draft: Draft) => Draft;
  /** Validation before sending. */
  problems?: (draft: Draft) => Problems;
  send: (content: Content, since: Saved, mode: SaveMode) => Promise<Reply>;
  /** Returns how the main button saves the content of the form. */
  modeOf?: (shown: Saved) => SaveMode;
  /** Called after every save. `begin` restarts the form from a saved version. */
  onSaved?: (
    reply: Reply,
    begin: (saved: Saved, since?: Saved) => void,
  ) => void;
  /** Leaves the form after saving. Not called before a preview, or if the user is already going elsewhere. */
  leave?: (reply: Reply) => void;
  onRefused?: OnRefused;
  /** Needed where two people can edit the same item. */
  readTheirs?: (mode: SaveMode, since: Saved) => Promise<Saved>;
};

/** State of a form: draft, validation, saving, and the choice between conflicting versions. */
export function useAdminForm<
  Saved,
  Draft extends object,
  Content extends object,
  Reply,
>(options: Options<Saved, Draft, Content, Reply>) {
  const { base, draft, setDraft, change, begin, isDirty } = useDraft(
    options.start,
    options.draftOf,
  );
  const ref = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<{ wasSaved: boolean }>();
  const saving = useSaving(options, begin, ref, () =>
    setShown({ wasSaved: true }),
  );
  const { errors, isPending, messages } = saving;
  const sentencesOf = useRefusals();
  const refuse = (problems: Problems) =>
    saving.showErrors(sentencesOf(problems));

  /** Saves, and returns whether that succeeded. */
  async function submit({
    mode = options.modeOf?.(base) ?? "live",
    isLeaving = false,
  }: Partial<SaveOptions> = {}): Promise<boolean> {
    if (isPending) return false;
    const tidied = options.tidy?.(draft) ?? draft;
    setDraft(tidied);
    const problems = options.problems?.(tidied) ?? {};
    if (Object.keys(problems).length === 0)
      return saving.save(options.contentOf(tidied), base, { mode, isLeaving });
    refuse(problems);
    return false;
  }

  const fieldProps: DraftFields<Draft>["fieldProps"] = (name) => ({
    value: draft[name],
    error: errors[name],
    onChange: change(name),
  });
  const isShownAtField = Object.keys(errors).some((name) => name in draft);
  return {
    /** The content of the form without the user's changes. */
    base,
    draft,
    change,
    errors,
    fieldProps,
    isDirty,
    isPending,
    /** Reasons from the server that no field shows. */
    messages: isShownAtField ? [] : messages,
    refuse,
    submit,
    conflict: saving.conflict,
    preview: {
      shown,
      /** First saves changes as a draft, because a preview shows what is saved. */
      open: () =>
        isDirty
          ? void submit({ mode: "preview" })
          : setShown({ wasSaved: false }),
      close: () => setShown(undefined),
    },
    /** For the form element. */
    props: {
      ref,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function useSaving<Saved, Draft extends object, Content extends object, Reply>(
  options: Options<Saved, Draft, Content, Reply>,
  begin: (saved: Saved, since?: Saved) => void,
  form: RefObject<HTMLFormElement | null>,
  showPreview: () => void,
) {
  const { readTheirs, onSaved } = options;
  const formErrors = useFormErrors(form, options.onRefused);
  const [choice, setChoice] = useState<Choice<Content, Saved>>();
  const { saveFailed } = useWords(formWords);
  const reasonsByField = useFieldReasons();
  const { run, forgetMessages, ...action } = useMutation(options.send, {
    failure: { say: saveFailed, except: "edited_meanwhile" },
    ...options,
  });

  function showErrors(newErrors: FieldErrors) {
    const isEmpty = Object.keys(newErrors).length === 0;
    // A refusal without a field keeps the conflict open, so that the user can choose again.
    if (!isEmpty) flushSync(() => setChoice(undefined));
    formErrors.show(newErrors);
  }

  async function save(
    content: Content,
    since: Saved,
    how: SaveOptions,
  ): Promise<boolean> {
    formErrors.clear();
    const outcome = await run(content, since, how.mode);
    if (outcome.ok) {
      setChoice(undefined);
      onSaved?.(outcome.reply, begin);
      if (how.mode === "preview") showPreview();
      else if (!how.isLeaving) options.leave?.(outcome.reply);
      return true;
    }
    if (readTheirs && isRefusedFor("edited_meanwhile", outcome.error))
      return saveBoth(readTheirs, content, since, how);
    showErrors(reasonsByField(outcome.error));
    return false;
  }

  /** Saves the changes of both. First asks about the fields that both changed. */
  async function saveBoth(
    read: NonNullable<typeof readTheirs>,
    content: Content,
    since: Saved,
    how: SaveOptions,
  ): Promise<boolean> {
    forgetMessages();
    const latest = await read(how.mode, since).catch(() => since);
    if (isEqual(latest, since)) {
      toasts.show({ text: saveFailed, kind: "danger" });
      return false;
    }
    const contentOf = (saved: Saved) =>
      options.contentOf(options.draftOf(saved));
    const [before, theirs] = [contentOf(since), contentOf(latest)];
    const mine = merge(before, content, theirs);
    const fields = clashes(mine, theirs, before);
    if (fields.length === 0) return save(mine, latest, how);
    setChoice({ mine, theirs, latest, fields, mode: how.mode });
    return false;
  }

  return {
    ...action,
    errors: formErrors.errors,
    showErrors,
    save,
    conflict: choice && {
      ...choice,
      /** Saves with their version of these fields, and mine of all others. */
      save(theirFields: (keyof Content & string)[]) {
        const { mine, theirs, latest, mode } = choice;
        const mixed = { ...mine, ...pick(theirs, theirFields) };
        void save(mixed, latest, { mode });
      },
      close: () => setChoice(undefined),
    },
  };
}

/** My version with the other person's changes, their version, and the fields for which the user has to choose one. */
type Choice<Content, Saved> = {
  mine: Content;
  theirs: Content;
  latest: Saved;
  fields: (keyof Content & string)[];
  mode: SaveMode;
};

function useDraft<Saved, Draft extends object>(
  start: Saved,
  draftOf: (saved: Saved) => Draft,
) {
  const [initial, setInitial] = useState(() => ({
    base: start,
    draft: draftOf(start),
  }));
  const [draft, setDraft] = useState(initial.draft);
  const change: DraftFields<Draft>["change"] = (field) => (value) =>
    setDraft((before) => ({ ...before, [field]: value }));
  /** Restarts from a saved version, but keeps text typed since `since`, or while it was being saved. */
  function begin(saved: Saved, since?: Saved) {
    const fresh = draftOf(saved);
    const former = since === undefined ? draft : draftOf(since);
    setInitial({ base: saved, draft: fresh });
    setDraft((now) => merge(former, now, fresh));
  }
  const isDirty = differences(draft, initial.draft).length > 0;
  return { base: initial.base, draft, setDraft, change, begin, isDirty };
}
