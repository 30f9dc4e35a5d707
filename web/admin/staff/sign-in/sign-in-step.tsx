import type { ComponentProps, ReactNode } from "react";
import { href } from "react-router";
import { linkHours } from "#shared/rules/staff/links.ts";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import styles from "./login-screen.module.css";

type Props = {
  title: string;
  text?: ReactNode;
  /** Does not move the focus to the title, which screen readers would read. */
  isFirst?: boolean;
  /** The props of the form, if it is one. */
  form?: ComponentProps<"form">;
  children: ReactNode;
};

/** One step of signing in, or of what a link is for. */
export function SignInStep({ title, text, isFirst, form, children }: Props) {
  const content = (
    <>
      <div className={styles.intro}>
        <h1 {...(!isFirst && { ref: takeFocus, tabIndex: -1 })}>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </>
  );
  if (!form) return <div className={styles.form}>{content}</div>;
  return (
    <form {...form} className={styles.form}>
      {content}
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

/** Where to go after signing in (`?back=…`): only ever somewhere in the dashboard. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get("back") ?? "";
  const isThere = /^\/dashboard(?:[/?]|$)/;
  if (!isThere.test(back)) return href("/dashboard");
  // As a browser reads it, which follows `..` and takes \ for /.
  const {
    pathname,
    search: asked,
    hash,
  } = new URL(back, "https://desk.invalid");
  return isThere.test(pathname) ? pathname + asked + hash : href("/dashboard");
}
