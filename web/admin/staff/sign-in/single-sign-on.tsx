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

/** The address that leads to the identity provider, and from there to `back`. */
function addressOf(back: string): string {
  return `${signOnPath}?${new URLSearchParams({ back }).toString()}`;
}

/** Where an account of the organization signs in; below it there may be boxes for a password. */
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

/** The server leads on from there: it is no screen of ours. */
function leaveSite(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

/** Why nobody is signed in who was at the provider (`#failed=…`), or could not be taken in here. */
export function SignOnFailed({ failed }: { failed: string | null }) {
  const words = useWords(loginWords);
  const problem = signOnProblems.find((each) => each === failed);
  if (!problem) return null;
  return <Alert kind="danger">{words.problems[problem]}</Alert>;
}

/** Takes the session of who was just sent back (`#entered`): whether that is still to be done, or failed. */
export function useArrival(isBack: boolean, onDone: () => void) {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isBack) return;
    call("POST /api/auth/single-sign-on", {}).then(
      ({ token }) => {
        keepToken(token);
        onDone();
      },
      // Another tab that came back at the same time took the session of both.
      () => (isSignedIn() ? onDone() : setLost(true)),
    );
    // Once for each time somebody comes back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBack]);
  return { isArriving: isBack && !isLost, isLost };
}
