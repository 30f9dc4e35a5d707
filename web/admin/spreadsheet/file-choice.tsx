import FileUp from "lucide-react/icons/file-up";
import { useId } from "react";
import { useWords } from "#web/core/language.tsx";
import { spreadsheetWords } from "#web/i18n/admin/spreadsheet.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import styles from "./file-choice.module.css";

const kinds =
  ".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Props = {
  hasFile: boolean;
  isDisabled?: boolean;
  of: {
    isReading: boolean;
    problem: string | undefined;
    readFile: (file: File) => void;
  };
};

/** Takes a spreadsheet, chosen or dropped. */
export function FileChoice({ hasFile, isDisabled = false, of }: Props) {
  const words = useWords(spreadsheetWords);
  const id = useId();
  const { isReading, problem, readFile } = of;
  return (
    <div className={styles.file}>
      <label className={styles.choice} data-chosen={hasFile}>
        <Icon of={FileUp} />
        <span>
          {isReading
            ? words.reading
            : hasFile
              ? words.chooseOther
              : words.choose}
        </span>
        {!hasFile && <span className={styles.drop}>{words.drop}</span>}
        <input
          type="file"
          accept={kinds}
          id={id}
          disabled={isDisabled}
          aria-describedby={describedBy(id, {
            helper: words.helper,
            error: problem,
          })}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) readFile(file);
            target.value = "";
          }}
        />
      </label>
      <FieldMessages id={id} helper={words.helper} error={problem} />
    </div>
  );
}
