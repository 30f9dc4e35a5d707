import Copy from "lucide-react/icons/copy";
import { useWords } from "#web/core/language.tsx";
import { tokensWords } from "#web/i18n/admin/tokens.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import styles from "./tokens.module.css";

type Props = { token: string; onDone: () => void };

/** Shown once: the server keeps only a hash. */
export function NewToken({ token, onDone }: Props) {
  const words = useWords(tokensWords);
  return (
    <div className={styles.made} role="status">
      <h3>{words.newTitle}</h3>
      <p>{words.newText}</p>
      <code translate="no">{token}</code>
      <div className={styles.row}>
        <Button
          kind="secondary"
          icon={Copy}
          onClick={() => void copyText(token, words)}
        >
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}
