import { useEffect, useRef, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { DescriptionField, useDescription } from "./description.tsx";
import { ImageChoice } from "./image-choice.tsx";
import { type Picture, useImageUpload } from "./image-upload.ts";
import { InsertWindow } from "./insert-window.tsx";

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
