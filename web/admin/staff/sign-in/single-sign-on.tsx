import { type MouseEvent, useEffect, useState } from "react";
import { signOnPath, signOnProblems } from "#shared/rules/staff/sign-on.ts";
import { call } from "#web/core/calls/call.ts";
import { isSignedIn, keepToken } from "#web/core/calls/session.ts";
import { NeedsScripts } from "#web/core/frame/needs-scripts.tsx";
import { useWords } from "#web/core/language.tsx";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./login-screen.module.css";

/** The URL that leads to the identity provider and then to `back`. */
function addressOf(back: string): string {
  return `${signOnPath}?${new URLSearchParams({ back }).toString()}`;
}

/** A link to the identity provider; the password form may follow. */
export function SingleSignOn({
  name,
  isOnly,
  back,
}: {
  name: string;
  isOnly: boolean;
  back: string;
}) {
  const words = useWords(loginWords);
  return (
    <div className={styles.form}>
      {isOnly && (
        <div className={styles.intro}>
          <h1>{words.signInTitle}</h1>
          <p>{words.onlyThis}</p>
        </div>
      )}
      {isOnly && <NeedsScripts />}
      <ButtonLink
        to={addressOf(back)}
        kind={isOnly ? "primary" : "secondary"}
        onClick={leaveSite}
      >
        {words.signInWith(name)}
      </ButtonLink>
    </div>
  );
}

/** Loads a new page, because the server handles this URL. */
function leaveSite(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

/** Explains a failed single sign-on (`#failed=<reason>`). */
export function SignOnFailed({ failed }: { failed: string | null }) {
  const words = useWords(loginWords);
  const problem = signOnProblems.find((each) => each === failed);
  if (!problem) return null;
  return <Alert kind="danger">{words.problems[problem]}</Alert>;
}

/** Fetches the session after single sign-on (`#entered`), and reports whether that is pending or failed. */
export function useArrival(isBack: boolean, onDone: () => void) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isBack) return;
    call("POST /api/auth/single-sign-on", {}).then(
      ({ token }) => {
        keepToken(token);
        onDone();
      },
      // Another tab may have fetched the session for both.
      () => (isSignedIn() ? onDone() : setFailed(true)),
    );
    // Run once per return from the provider.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBack]);
  return { isArriving: isBack && !hasFailed, isLost: hasFailed };
}
