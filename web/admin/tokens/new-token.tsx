import Copy from "lucide-react/icons/copy";
import { useWords } from "#web/core/language.tsx";
import { tokensWords } from "#web/i18n/record/tokens.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import styles from "./tokens.module.css";

type Props = { token: string; onDone: () => void };

/** Shown once: the server keeps only a hash. */
export function NewToken({ token, onDone }: Props) {
  const words = useWords(tokensWords);
  const copy = () =>
    void navigator.clipboard
      .writeText(token)
      .then(() => toasts.show({ text: words.copied, kind: "success" }));
  return (
    <div className={styles.made} role="status">
      <h3>{words.newTitle}</h3>
      <p>{words.newText}</p>
      <code translate="no">{token}</code>
      <div className={styles.row}>
        <Button kind="secondary" icon={Copy} onClick={copy}>
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}
