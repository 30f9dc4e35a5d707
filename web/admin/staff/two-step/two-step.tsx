import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { offerKey } from "#shared/contract/staff/account.ts";
import { useProblems } from "#web/admin/use-problems.ts";
import { type ActionOptions, useMutation } from "#web/core/calls/action.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { QrCode } from "#web/ui/content/qr-code.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import styles from "./two-step.module.css";

type AppKey = ReplyOf<typeof offerKey>;

type Props = {
  offer: () => Promise<AppKey>;
  /** Throws if the code is refused. */
  confirm: (code: string) => Promise<void>;
  /** Options for a confirmed code. */
  after: Pick<ActionOptions, "success" | "revalidate">;
};

/** Shows the key for an authenticator app, and asks for a first code to verify it. */
export function SetUpTwoStep({ offer, ...confirming }: Props) {
  const words = useWords(twoStepWords);
  const { appKey, messages, load } = useAppKey(offer);
  if (messages.length > 0)
    return (
      <div className={styles.parts}>
        <Messages of={[words.keyFailed, ...messages]} />
        <Button kind="secondary" onClick={load}>
          {words.tryAgain}
        </Button>
      </div>
    );
  if (!appKey) return <Spinner label={words.loading} />;
  return (
    <div className={styles.parts}>
      <h3>{words.appTitle}</h3>
      <p>{words.appText}</p>
      <QrCode text={appKey.address} label={words.picture} />
      <p>
        {words.keyText}
        <code className={styles.key}>
          {appKey.key.replaceAll(/(.{4})(?!$)/g, "$1 ")}
        </code>
      </p>
      <p>
        <a href={appKey.address}>{words.openApp}</a>
      </p>
      <h3>{words.firstTitle}</h3>
      <FirstCode {...confirming} />
    </div>
  );
}

function useAppKey(offer: Props["offer"]) {
  const reasonsOf = useReasons();
  const [appKey, setAppKey] = useState<AppKey>();
  const [messages, setMessages] = useState<string[]>([]);
  function load() {
    setMessages([]);
    offer().then(setAppKey, (error: unknown) => setMessages(reasonsOf(error)));
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- run once, because each call creates a new key
  useEffect(load, []);
  return { appKey, messages, load };
}

function FirstCode({ confirm, after }: Omit<Props, "offer">) {
  const words = useWords(twoStepWords);
  const [code, setCode] = useState("");
  const { run, isPending, messages } = useMutation(confirm, {
    ...after,
    failure: "server-messages",
  });

  const { form, errorOf } = useProblems(async () => {
    if (!(await run(code)).ok) setCode("");
  });

  return (
    <form {...form} className={styles.form}>
      <Messages of={messages} />
      <CodeField
        helper={words.firstHelper}
        error={errorOf("code")}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.checking}>
        {words.confirm}
      </Button>
    </form>
  );
}

type CodeProps = {
  helper: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** True if this is the only input on the screen. */
  isAlone?: boolean;
};

/** A field for an app's code or a recovery code. */
export function CodeField({ isAlone = false, ...field }: CodeProps) {
  const words = useWords(twoStepWords);
  return (
    <Field
      {...field}
      label={words.codeLabel}
      name="code"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only if this is the only input
      autoFocus={isAlone}
    />
  );
}

type CodesProps = { codes: string[]; onSaved: () => void };

/** Shows recovery codes once; the server stores only hashes. */
export function RecoveryCodes({ codes, onSaved }: CodesProps) {
  const words = useWords(twoStepWords);
  const text = [words.fileTitle(location.host), ...codes, ""].join("\n");
  const download = () =>
    saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt");
  return (
    <div className={styles.parts}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {words.codesTitle}
      </h3>
      <p>{words.codesText}</p>
      <ul
        role="list"
        aria-label={words.codesTitle}
        className={styles.codes}
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          kind="secondary"
          icon={Copy}
          onClick={() => void copyText(text, words)}
        >
          {words.copy}
        </Button>
        <Button kind="secondary" icon={Download} onClick={download}>
          {words.download}
        </Button>
      </div>
      <Button onClick={onSaved}>{words.saved}</Button>
    </div>
  );
}
