import { useId } from "react";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/editor.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Progress } from "#web/ui/notices/progress.tsx";
import { acceptedKinds } from "./file-kind.ts";
import type { useImageUpload } from "./image-upload.ts";
import styles from "./insert.module.css";

type Props = { sending: ReturnType<typeof useImageUpload> };

/** Choosing a picture, and watching it arrive. */
export function ImageChoice({ sending }: Props) {
  const { upload, failure, begin, said } = sending;
  const words = useWords(editorWords);
  const id = useId();
  return (
    <>
      <div className={styles.choice}>
        <label className={styles.label} htmlFor={id}>
          {words.chooseImage}
        </label>
        <p className={styles.quiet} id={`${id}-helper`}>
          {words.imageHelper}
        </p>
        <input
          id={id}
          type="file"
          accept={acceptedKinds}
          className={styles.file}
          aria-describedby={`${id}-helper`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) begin(file);
          }}
        />
      </div>
      {failure && <Alert kind="danger">{failure}</Alert>}
      {upload && (
        <div className={styles.sending}>
          {upload.preview !== "" && (
            <img className={styles.preview} src={upload.preview} alt="" />
          )}
          <Progress
            label={words.uploading}
            value={upload.share}
            max={1}
            text={upload.share < 1 ? said : words.uploaded}
          />
        </div>
      )}
    </>
  );
}
