import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { href, useActionData, useLocation, useNavigate } from "react-router";
import { HumanCheckLine } from "#web/core/human-check/human-check.tsx";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { contactUsWords } from "#web/i18n/visitor/contact-us.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { honeypot, messageIn, type UnsentMessage } from "./contact-message.ts";
import { useContactMessage } from "./use-contact-message.ts";
import styles from "./contact-us-screen.module.css";

const boxes = [
  { name: "name", kind: "text", autoComplete: "name" },
  { name: "email", kind: "email", autoComplete: "email" },
  { name: "message", kind: "textarea", autoComplete: "off" },
] as const;

/** The fields are uncontrolled, so that text typed before hydration stays. */
export function ContactForm() {
  const words = useWords(contactUsWords);
  const form = useRef<HTMLFormElement>(null);
  const unsent = useActionData<UnsentMessage>();
  const { state, isSending, problems, send, begin, check } =
    useContactMessage(unsent);
  const forgetDraft = useMessageDraft(form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const end = await send(messageIn(new FormData(event.currentTarget)));
    if (end === "sent") {
      for (const { name } of boxes) empty(elements, name);
      forgetDraft();
    } else if (end !== "failed") {
      const box = elements.namedItem(end);
      if (box instanceof HTMLElement) box.focus();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- starts the human check early
    <form
      ref={form}
      id="write"
      // Without scripts the server handles it.
      method="post"
      action={`${href("/contact")}#write`}
      noValidate
      data-card
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onFocus={() => void check.prove()}
      onInput={begin}
    >
      <PlainStep unsent={unsent} />
      <Boxes problems={problems} typed={unsent?.message} />
      <Honeypot />
      <div data-only="scripts">
        <HumanCheckLine state={check.state} />
      </div>
      {state === "failed" && <Alert kind="danger">{words.failed}</Alert>}
      {state === "sent" && (
        <Alert kind="success" live="polite" title={words.sent}>
          {words.sentText}
        </Alert>
      )}
      <div>
        <Button type="submit" pending={isSending} pendingLabel={words.sending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function empty(elements: HTMLFormControlsCollection, name: string) {
  const box = elements.namedItem(name);
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)
    box.value = "";
}

/** Without scripts the visitor reviews the message before it is sent. */
function PlainStep({ unsent }: { unsent: UnsentMessage | undefined }) {
  const words = useWords(contactUsWords);
  if (unsent?.ticket === undefined) return null;
  return (
    <>
      {unsent.step && (
        <Alert kind="info" title={words[unsent.step].title}>
          {words[unsent.step].text}
        </Alert>
      )}
      <input type="hidden" name="ticket" value={unsent.ticket} />
    </>
  );
}

type BoxesProps = {
  problems: UnsentMessage["problems"];
  typed: UnsentMessage["message"] | undefined;
};

function Boxes({ problems, typed }: BoxesProps) {
  const words = useWords(contactUsWords);
  const sentenceOf = useSentence();
  return boxes.map((box) => {
    const problem = problems[box.name];
    return (
      <Field
        key={box.name}
        {...box}
        label={words[box.name]}
        rows={6}
        required
        defaultValue={typed?.[box.name]}
        error={problem && sentenceOf(problem)}
      />
    );
  });
}

/** A honeypot: people and the Tab key do not reach this field, but bots fill it in. */
function Honeypot() {
  return (
    <VisuallyHidden>
      <input
        name={honeypot}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
    </VisuallyHidden>
  );
}

type Draft = Record<string, string>;

/**
 * Keeps the unsent message in this history entry, for Back and for a change of language that reloads the page. It
 * does not remain on a shared computer. Returns a function that deletes it.
 */
function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (draft: Draft | undefined) =>
      void navigate(
        { search, hash },
        { replace: true, preventScrollReset: true, state: draft && { draft } },
      ),
    [navigate, search, hash],
  );
  const keep = useEffectEvent(() => {
    if (form.current)
      write(Object.fromEntries(new FormData(form.current)) as Draft);
  });
  const restore = useEffectEvent(() => {
    const { draft } = (state ?? {}) as { draft?: Draft };
    if (form.current && draft) fillIn(form.current, draft);
  });

  useEffect(() => {
    restore();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Browsers allow only about three changes of the history per second.
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(), 500);
    };
    const keepNow = () => keep();
    const boxes = form.current;
    boxes?.addEventListener("input", keepSoon);
    addEventListener("beforeunload", keepNow);
    return () => {
      clearTimeout(timer);
      boxes?.removeEventListener("input", keepSoon);
      removeEventListener("beforeunload", keepNow);
    };
  }, [form]);

  return () => write(undefined);
}

function fillIn(form: HTMLFormElement, draft: Draft) {
  for (const [name, text] of Object.entries(draft)) {
    const box = form.elements.namedItem(name);
    const isBox =
      box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
    if (isBox && box.value === "") box.value = text;
  }
}
