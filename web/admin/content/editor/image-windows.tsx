import type { ChainedCommands, Editor } from "@tiptap/react";
import ImageUp from "lucide-react/icons/image-up";
import { useEffect, useRef, useState } from "react";
import { pictureWordsLimit } from "#shared/rules/picture-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/content/editor.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Progress } from "#web/ui/notices/progress.tsx";
import { acceptedKinds, type Picture, useImageUpload } from "./image-upload.ts";
import { InsertWindow } from "./insert-window.tsx";
import styles from "./insert.module.css";

type Props = {
  /** An image that was dropped or pasted. */
  file: File | undefined;
  onDone: (picture: Picture, description: string) => void;
  onClose: () => void;
};

/** Inserts an image; a description for screen readers is required. */
export function NewImageWindow({ file, onDone, onClose }: Props) {
  const words = useWords(editorWords);
  const imageUpload = useImageUpload();
  const description = useDescription();
  const [isWaiting, setWaiting] = useState(false);
  useInitialFile(file, imageUpload.start);

  async function submit() {
    if (!description.check() || isWaiting) return;
    setWaiting(true);
    const picture = await imageUpload.upload?.stored;
    setWaiting(false);
    if (picture) onDone(picture, description.text);
  }

  return (
    <InsertWindow
      title={words.addImage}
      submitLabel={words.insert}
      isReady={imageUpload.upload !== undefined}
      isWaiting={isWaiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ImageChoice imageUpload={imageUpload} />
      <DescriptionField {...description.field} />
    </InsertWindow>
  );
}

function useInitialFile(file: File | undefined, start: (file: File) => void) {
  const first = useRef(file);
  useEffect(() => {
    if (first.current) start(first.current);
    first.current = undefined;
  }, [start]);
}

type PresentProps = {
  editor: Editor;
  write: () => ChainedCommands;
  onClose: () => void;
};

/** Edits the description of an image in the text, or removes the image. */
export function PresentImageWindow({ editor, write, onClose }: PresentProps) {
  const words = useWords(editorWords);
  const { src, alt } = editor.getAttributes("image");
  const { text, check, field } = useDescription(String(alt ?? ""));
  const remove = () => write().deleteSelection().run();
  function submit() {
    if (check()) write().updateAttributes("image", { alt: text }).run();
  }
  return (
    <InsertWindow
      title={words.changeImage}
      submitLabel={words.keep}
      removal={{ label: words.removeImage, onPress: remove }}
      onSubmit={submit}
      onClose={onClose}
    >
      <img className={styles.preview} src={String(src)} alt="" />
      <DescriptionField {...field} />
    </InsertWindow>
  );
}

/** The description of an image; `check` reports whether it is filled in. */
function useDescription(initial = "") {
  const [typed, setTyped] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const text = typed.replace(/\s+/g, " ").trim();
  const isMissing = isChecked && text === "";
  const check = () => {
    setChecked(true);
    return text !== "";
  };
  return { text, check, field: { typed, isMissing, onType: setTyped } };
}

type DescriptionFieldProps = ReturnType<typeof useDescription>["field"];

function DescriptionField({ typed, isMissing, onType }: DescriptionFieldProps) {
  const words = useWords(editorWords);
  const { required } = useWords(refusalWords);
  return (
    <Field
      label={words.alt}
      helper={words.altHelper}
      error={isMissing ? required : undefined}
      kind="textarea"
      rows={2}
      required
      limit={pictureWordsLimit}
      value={typed}
      onChange={onType}
    />
  );
}

type ImageChoiceProps = { imageUpload: ReturnType<typeof useImageUpload> };

/** Chooses an image and shows the progress of its upload. */
function ImageChoice({ imageUpload }: ImageChoiceProps) {
  const { upload, failure, start, percent } = imageUpload;
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
            if (file) void start(file);
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
            text={upload.share < 1 ? percent : words.uploaded}
          />
        </div>
      )}
    </>
  );
}
