import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { passwordWords } from "#web/i18n/admin/staff/password.words.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field, type FieldProps } from "#web/ui/form/field.tsx";

/** A password field with a button that shows the text. */
export function PasswordField(props: Omit<FieldProps, "kind" | "trailing">) {
  const words = useWords(passwordWords);
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      spellCheck={false}
      {...props}
      kind={isShown ? "text" : "password"}
      trailing={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
