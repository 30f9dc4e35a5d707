import FileUp from "lucide-react/icons/file-up";
import { useId, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { ListInHand } from "./use-list.ts";
import styles from "./import.module.css";

/** The list comes as a file, or is pasted. */
export function ChooseList({ list }: { list: ListInHand }) {
  const words = useWords(importWords);
  const { chosen, table, headAt } = list;
  const rows = table
    .slice(headAt + 1)
    .filter((row) => row.some((cell) => cell !== ""));
  return (
    <section className={styles.step} aria-labelledby="list">
      <h2 id="list">{words.listTitle}</h2>
      <p>{words.consent}</p>
      <div className={styles.sources}>
        <FileChoice list={list} />
        {!chosen && <Paste onPaste={(text) => list.readPasted(text)} />}
      </div>
      {chosen && <output>{words.found(chosen.list.name, rows.length)}</output>}
      {chosen && chosen.list.sheets.length > 1 && (
        <SelectField
          label={words.sheet}
          prompt=""
          value={String(chosen.sheet)}
          options={chosen.list.sheets.map(({ name }, at) => ({
            value: String(at),
            label: name,
          }))}
          onChange={(sheet) => list.chooseSheet(Number(sheet))}
        />
      )}
    </section>
  );
}

const kinds =
  ".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function FileChoice({ list }: { list: ListInHand }) {
  const words = useWords(importWords);
  const id = useId();
  const { chosen, isReading, problem } = list;
  return (
    <div className={styles.file}>
      <label className={styles.choice}>
        <Icon of={FileUp} />
        <span>
          {isReading
            ? words.reading
            : chosen
              ? words.chooseOther
              : words.choose}
        </span>
        <input
          type="file"
          accept={kinds}
          id={id}
          aria-describedby={describedBy(id, {
            helper: words.fileHelper,
            error: problem,
          })}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) list.readFile(file);
            target.value = "";
          }}
        />
      </label>
      <FieldMessages id={id} helper={words.fileHelper} error={problem} />
    </div>
  );
}

function Paste({ onPaste }: { onPaste: (text: string) => void }) {
  const words = useWords(importWords);
  const [text, setText] = useState("");
  return (
    <div className={styles.file}>
      <Field
        kind="textarea"
        rows={3}
        label={words.paste}
        helper={words.pasteHelper}
        value={text}
        onChange={setText}
      />
      {text.trim() !== "" && (
        <Button kind="secondary" compact onClick={() => onPaste(text)}>
          {words.readPasted}
        </Button>
      )}
    </div>
  );
}
