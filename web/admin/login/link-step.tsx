import type { FormEvent, ReactNode } from "react";
import { linkHours } from "#shared/rules/staff/links.ts";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import styles from "./login-screen.module.css";

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

const purposes = ["setup", "forgotten", ...Object.keys(linkHours)];

/** What the address asks for behind its #, and the secret of the link. */
export function linkIn(hash: string) {
  const [[purpose = "", secret = ""] = []] = new URLSearchParams(hash);
  return purposes.includes(purpose) ? { purpose, secret } : undefined;
}

/** Takes the used secret out of the address. The screen and the router's key of this history entry stay. */
export function forgetSecret() {
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** To the form for signing in, in the same place. */
export function toSignIn() {
  forgetSecret();
  dispatchEvent(new HashChangeEvent("hashchange"));
}
