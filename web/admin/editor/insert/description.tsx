import { useState } from "react";
import { pictureWordsLimit } from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/editor.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { Field } from "#web/ui/form/field.tsx";

/** What a picture shows, in words; `check` says whether there are any. */
export function useDescription(start = "") {
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

type Props = ReturnType<typeof useDescription>["field"];

export function DescriptionField({ typed, isMissing, onType }: Props) {
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
