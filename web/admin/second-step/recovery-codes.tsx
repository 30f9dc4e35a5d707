import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { saveFile } from "#web/core/calls/save-file.ts";
import { useWords } from "#web/core/language.tsx";
import { secondStepWords } from "#web/i18n/admin/second-step.ts";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import styles from "./second-step.module.css";

type Props = { codes: string[]; onSaved: () => void };

/** Shown once: the server keeps only what tells whether one is right. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const words = useWords(secondStepWords);
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
