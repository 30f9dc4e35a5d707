import type { ComponentProps, MouseEvent } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import type { IconDrawing } from "#web/ui/content/icons.tsx";
import { SpinnerRing } from "#web/ui/content/spinner.tsx";
import styles from "./button.module.css";

export type ButtonKind =
  | "primary"
  | "secondary"
  | "quiet"
  /** For actions that cannot be undone. */
  | "danger"
  /** The same where nothing has been asked yet, for example in a toolbar. */
  | "danger-outline";

type NativeProps = Omit<ComponentProps<"button">, "className" | "style">;

export interface ButtonProps extends NativeProps {
  kind?: ButtonKind;
  icon?: IconDrawing | undefined;
  iconAfter?: IconDrawing | undefined;
  compact?: boolean;
  /** While pending, the button stays in its place and keeps the focus but cannot be pressed again. */
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

export function Button({
  kind = "primary",
  icon,
  iconAfter,
  compact = false,
  pending = false,
  pendingLabel,
  type = "button",
  onClick,
  children,
  ...native
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...native}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-compact={compact}
      data-pending={pending}
      aria-disabled={pending || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
      {pending && (
        <span className={styles.pending}>
          <SpinnerRing />
          {pendingLabel ?? children}
        </span>
      )}
    </button>
  );
}

type ButtonContentProps = Pick<ButtonProps, "icon" | "iconAfter" | "children">;

/** The content of a button, or of a link that looks like one. */
export function ButtonContent({
  icon,
  iconAfter,
  children,
}: ButtonContentProps) {
  return (
    <span className={styles.face}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </span>
  );
}
