import ImageUp from "lucide-react/icons/image-up";
import Trash from "lucide-react/icons/trash-2";
import { useId, useRef, useState } from "react";
import {
  acceptedKinds,
  problemOfFile,
} from "#web/admin/editor/image-upload.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { uploadImage } from "#web/core/calls/upload.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import styles from "./picture-field.module.css";

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  /** The picture's address; empty where there is none. */
  value: string;
  onChange: (address: string) => void;
};

/** One picture: what it is now, another one from this computer, or none. */
export function PictureField({ id, label, error, value, onChange }: Props) {
  const words = useWords(contentsWords);
  const labelId = useId();
  const { send, said, failure } = usePicture(onChange);
  const problem = failure ?? error;
  const choice = useRef<HTMLInputElement>(null);
  const isSending = said !== undefined;
  function remove() {
    onChange("");
    choice.current?.focus();
  }
  return (
    <div className={styles.field} data-invalid={Boolean(problem)}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <div className={styles.row}>
        {value ? (
          <img src={value} alt="" width="64" height="64" />
        ) : (
          <span className={styles.none}>{words.noPicture}</span>
        )}
        <label className={styles.choice}>
          <Icon of={ImageUp} />
          <span aria-live="polite">
            {said ?? (value ? words.chooseOther : words.choose)}
          </span>
          <input
            ref={choice}
            type="file"
            accept={acceptedKinds}
            id={id}
            aria-labelledby={labelId}
            aria-describedby={describedBy(id, {
              helper: words.pictureHelper,
              error: problem,
            })}
            aria-invalid={problem ? true : undefined}
            aria-disabled={isSending || undefined}
            onClick={(event) => isSending && event.preventDefault()}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file && !isSending) void send(file);
              target.value = "";
            }}
          />
        </label>
        {value && (
          <IconButton
            icon={Trash}
            label={words.remove(label)}
            onClick={remove}
          />
        )}
      </div>
      <FieldMessages id={id} helper={words.pictureHelper} error={problem} />
    </div>
  );
}

/** Sends a picture as soon as it is chosen; gives its progress or why it was refused. */
function usePicture(onStored: (address: string) => void) {
  const words = useWords(contentsWords);
  const refusals = useWords(refusalWords);
  const reasonsOf = useReasons();
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function send(file: File) {
    const problem = problemOfFile(file);
    setFailure(problem && refusals[problem]);
    if (problem) return;
    setShare(0);
    try {
      onStored(await uploadImage(file, setShare));
    } catch (error) {
      setFailure(reasonsOf(error)[0] ?? refusals.internal);
    } finally {
      setShare(undefined);
    }
  }
  const said =
    share === undefined ? undefined : words.uploading(percent.format(share));
  return { send, said, failure };
}
