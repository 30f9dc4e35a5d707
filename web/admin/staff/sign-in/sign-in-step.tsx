import type { ComponentProps, ReactNode } from "react";
import { href } from "react-router";
import { linkHours } from "#shared/rules/staff/links.ts";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import styles from "./login-screen.module.css";

type Props = {
  title: string;
  text?: ReactNode;
  /** The first step does not move the focus. Later steps focus their title, so that screen readers read it. */
  isFirst?: boolean;
  /** The props of the form, if it is one. */
  form?: ComponentProps<"form">;
  children: ReactNode;
};

/** A step of signing in or of using a link. */
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

/** The purpose and secret in the URL's fragment. */
export function linkIn(hash: string) {
  const [[purpose = "", secret = ""] = []] = new URLSearchParams(hash);
  return purposes.includes(purpose) ? { purpose, secret } : undefined;
}

/** Removes a used secret from the URL; the history state keeps the router's key. */
export function forgetSecret() {
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Returns to the sign-in form on the same screen. */
export function backToSignIn() {
  forgetSecret();
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** The path to open after signing in (`?back=…`); only paths of the dashboard are allowed. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get("back") ?? "";
  const dashboardPath = /^\/dashboard(?:[/?]|$)/;
  if (!dashboardPath.test(back)) return href("/dashboard");
  // Parse like a browser, which resolves `..` and treats \ as /.
  const {
    pathname,
    search: query,
    hash,
  } = new URL(back, "https://dashboard.invalid");
  return dashboardPath.test(pathname)
    ? pathname + query + hash
    : href("/dashboard");
}
