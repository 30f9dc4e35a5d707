import type { ChainedCommands, Editor } from "@tiptap/react";
import ImageUp from "lucide-react/icons/image-up";
import { useEffect, useRef, useState } from "react";
import { pictureWordsLimit } from "#shared/rules/field-limits.ts";
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
  /** What was dropped or pasted already. */
  file: File | undefined;
  onDone: (picture: Picture, description: string) => void;
  onClose: () => void;
};

/** A picture enters a text only with words for those who cannot see it. */
export function NewImageWindow({ file, onDone, onClose }: Props) {
  const words = useWords(editorWords);
  const sending = useImageUpload();
  const description = useDescription();
  const [isWaiting, setWaiting] = useState(false);
  useFirst(file, sending.begin);

  async function submit() {
    if (!description.check() || isWaiting) return;
    setWaiting(true);
    const picture = await sending.upload?.stored;
    setWaiting(false);
    if (picture) onDone(picture, description.text);
  }

  return (
    <InsertWindow
      title={words.addImage}
      submitLabel={words.insert}
      isReady={sending.upload !== undefined}
      isWaiting={isWaiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ImageChoice sending={sending} />
      <DescriptionField {...description.field} />
    </InsertWindow>
  );
}

function useFirst(file: File | undefined, begin: (file: File) => void) {
  const first = useRef(file);
  useEffect(() => {
    if (first.current) begin(first.current);
    first.current = undefined;
  }, [begin]);
}

type PresentProps = {
  editor: Editor;
  write: () => ChainedCommands;
  onClose: () => void;
};

/** Describes a picture in the text anew, or removes it. */
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

/** What a picture shows, in words; `check` says whether there are any. */
function useDescription(start = "") {
  const [typed, setTyped] = useState(start);
  const [isAsked, setAsked] = useState(false);
  const text = typed.replace(/\s+/g, " ").trim();
  const isMissing = isAsked && text === "";
  const check = () => {
    setAsked(true);
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

type ImageChoiceProps = { sending: ReturnType<typeof useImageUpload> };

/** Choosing a picture, and watching it arrive. */
function ImageChoice({ sending }: ImageChoiceProps) {
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
            if (file) void begin(file);
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
