import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { DescriptionField, useDescription } from "./description.tsx";
import { InsertWindow } from "./insert-window.tsx";
import styles from "./insert.module.css";

type Props = {
  src: string;
  alt: string;
  onDone: (description: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** A picture that is in the text already, to be described anew or taken away. */
export function PresentImageWindow(props: Props) {
  const words = useWords(editorWords);
  const { text, check, field } = useDescription(props.alt);
  return (
    <InsertWindow
      title={words.changeImage}
      submitLabel={words.keep}
      removal={{ label: words.removeImage, onPress: props.onRemove }}
      onSubmit={() => check() && props.onDone(text)}
      onClose={props.onClose}
    >
      <img className={styles.preview} src={props.src} alt="" />
      <DescriptionField {...field} />
    </InsertWindow>
  );
}
