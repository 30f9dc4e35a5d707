import type { FormEvent } from "react";
import { idleSeconds, kioskActs, kioskPath } from "#shared/rules/site/kiosk.ts";
import { isSignedIn, signOut } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { kioskWords } from "#web/i18n/visitor/kiosk.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./kiosk-screen.module.css";

/** Signs staff out before the browser submits the form. */
async function signOutFirst(event: FormEvent<HTMLFormElement>) {
  if (!isSignedIn()) return;
  event.preventDefault();
  const form = event.currentTarget;
  await signOut();
  form.submit();
}

/** Turns this browser into a clinic tablet. */
export function SetUp() {
  const words = useWords(kioskWords);
  return (
    <Page>
      <div className={styles.setUp}>
        <h1>{words.setUpTitle}</h1>
        <Text look="lead">{words.setUpText}</Text>
        <ul>
          {words.points(idleSeconds.ask, idleSeconds.wipe).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          {words.leaveHow} <LeaveAddress />
        </p>
        <Alert kind="warning">{words.setUpWarning}</Alert>
        <div data-only="plain">
          <Alert kind="danger">{words.needsScripts}</Alert>
        </div>
        <form
          method="post"
          action={kioskPath}
          data-only="scripts"
          onSubmit={(event) => void signOutFirst(event)}
        >
          <input type="hidden" name="do" value={kioskActs.begin} />
          <Button type="submit">{words.setUp}</Button>
        </form>
      </div>
    </Page>
  );
}

function LeaveAddress() {
  return (
    <strong className={styles.address}>
      {usePublicUrl()}
      {kioskPath}?leave
    </strong>
  );
}

/** Turns the clinic tablet back into an ordinary browser. */
export function LeaveForm() {
  const words = useWords(kioskWords);
  return (
    <Page>
      <div className={styles.setUp}>
        <h1>{words.leaveTitle}</h1>
        <Text look="lead">{words.leaveText}</Text>
        <form method="post" action={kioskPath}>
          <input type="hidden" name="do" value={kioskActs.leave} />
          <Button type="submit">{words.leave}</Button>
        </form>
        <p>
          <Link look="standalone" to={kioskPath}>
            {words.stay}
          </Link>
        </p>
      </div>
    </Page>
  );
}
