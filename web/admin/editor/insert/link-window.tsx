import { useState } from "react";
import { secureAddress } from "#shared/rules/web-address.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { Field } from "#web/ui/form/field.tsx";
import { InsertWindow } from "./insert-window.tsx";

type Props = {
  /** Where the link leads now; empty where there is none yet. */
  address: string;
  /** Nothing is selected, so that the words of the link have to be written too. */
  asksForText: boolean;
  onDone: (address: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

export function LinkWindow({ asksForText, onDone, ...props }: Props) {
  const words = useWords(editorWords);
  const { required } = useWords(refusalWords);
  const [address, setAddress] = useState(props.address);
  const [text, setText] = useState("");
  const [wasRefused, setRefused] = useState(false);
  const meant = secureAddress(address);
  const isNamed = !asksForText || text.trim() !== "";
  const isNew = props.address === "";
  function submit() {
    setRefused(true);
    if (meant !== undefined && isNamed) onDone(meant, text.trim());
  }
  return (
    <InsertWindow
      title={isNew ? words.addLink : words.changeLink}
      submitLabel={isNew ? words.insertLink : words.keep}
      removal={
        isNew ? undefined : { label: words.removeLink, onPress: props.onRemove }
      }
      onSubmit={submit}
      onClose={props.onClose}
    >
      {asksForText && (
        <Field
          label={words.linkText}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window opens to be written in
          autoFocus
          error={wasRefused && !isNamed ? required : undefined}
          value={text}
          onChange={setText}
        />
      )}
      <Field
        label={words.linkAddress}
        helper={words.linkHelper}
        error={wasRefused && meant === undefined ? words.notSecure : undefined}
        kind="url"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window opens to be written in
        autoFocus={!asksForText}
        value={address}
        onChange={setAddress}
      />
    </InsertWindow>
  );
}
