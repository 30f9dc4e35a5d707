import ImageUp from "lucide-react/icons/image-up";
import Trash from "lucide-react/icons/trash-2";
import { useId, useRef, useState } from "react";
import {
  acceptedKinds,
  useImageUpload,
} from "#web/admin/content/editor/image-upload.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import styles from "./picture-field.module.css";

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  /** The URL of the picture, or empty. */
  value: string;
  onChange: (address: string) => void;
};

/** Shows a picture and lets staff replace or remove it. */
export function PictureField({ id, label, error, value, onChange }: Props) {
  const words = useWords(contentsWords);
  const labelId = useId();
  const { start, percent, failure } = useImageUpload();
  const [isSending, setSending] = useState(false);
  const problem = failure ?? error;
  const input = useRef<HTMLInputElement>(null);
  async function send(file: File) {
    setSending(true);
    const picture = await start(file);
    setSending(false);
    if (picture) onChange(picture.src);
  }
  function remove() {
    onChange("");
    input.current?.focus();
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
            {isSending
              ? words.uploading(percent)
              : value
                ? words.chooseOther
                : words.choose}
          </span>
          <input
            ref={input}
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
