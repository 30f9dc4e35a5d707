import ImageUp from "lucide-react/icons/image-up";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { Icon } from "#web/ui/content/icon.tsx";
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
  return (
    <>
      <label className={styles.choice}>
        <Icon of={ImageUp} size="large" />
        <span className={styles.label}>{words.chooseImage}</span>
        <span className={styles.quiet}>
          {upload ? upload.file.name : words.imageHelper}
        </span>
        <input
          type="file"
          accept={acceptedKinds}
          className={styles.file}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) begin(file);
          }}
        />
      </label>
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
