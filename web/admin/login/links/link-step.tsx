import type { FormEvent, ReactNode } from "react";
import styles from "#web/admin/login/login-screen.module.css";
import { takeFocus } from "#web/ui/actions/take-focus.ts";

type Props = {
  title: string;
  text?: ReactNode;
  /** Given where it is a form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** One step of what a link is for; its title is read out when it appears. */
export function LinkStep({ title, text, onSubmit, children }: Props) {
  const head = (
    <div className={styles.intro}>
      <h1 ref={takeFocus} tabIndex={-1}>
        {title}
      </h1>
      {text && <p>{text}</p>}
    </div>
  );
  if (!onSubmit)
    return (
      <div className={styles.form}>
        {head}
        {children}
      </div>
    );
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {head}
      {children}
    </form>
  );
}
