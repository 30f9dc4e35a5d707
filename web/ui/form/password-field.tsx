import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field, type FieldProps } from "./field.tsx";

interface PasswordFieldProps extends Omit<FieldProps, "kind" | "trailing"> {
  showLabel: string;
  hideLabel: string;
}

/** A password that may be looked at while it is typed. */
export function PasswordField({
  showLabel,
  hideLabel,
  ...field
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      spellCheck={false}
      {...field}
      kind={isShown ? "text" : "password"}
      trailing={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
