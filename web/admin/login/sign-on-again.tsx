import { useEffect, useState } from "react";
import type { readWaysIn } from "#shared/contract/single-sign-on.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { signOnPath } from "#shared/rules/staff/sign-on.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { onStorageChange, readText } from "#web/core/storage/storage.ts";
import { singleSignOnWords } from "#web/i18n/admin/login/single-sign-on.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";

type Ways = ReplyOf<typeof readWaysIn>;

/** How staff may sign in here; undefined until it is known. */
export function useWaysIn(): Ways | undefined {
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    call("GET /api/auth/ways", {}).then(setWays, () =>
      setWays({ password: true, singleSignOn: null }),
    );
  }, []);
  return ways;
}

/** Opens the identity provider in another tab, so that nothing here is lost, and waits for the new session. */
export function SignOnAgain({
  name,
  email,
  isProof,
  onDone,
}: {
  name: string;
  email: string;
  /** The provider must ask for credentials again, also with a running session of its own. */
  isProof: boolean;
  onDone: () => void;
}) {
  const words = useWords(singleSignOnWords);
  useEffect(() => {
    const before = readText("token");
    const check = () => {
      if (readText("token") === before) return;
      call("GET /api/auth", {}).then(
        // If another person signed in, reload so that nothing is sent in their name.
        (user) => (user.email === email ? onDone() : location.reload()),
        // Without a connection the dialog stays open; `online` checks again.
        () => undefined,
      );
    };
    const stop = onStorageChange(check);
    addEventListener("online", check);
    return () => {
      stop();
      removeEventListener("online", check);
    };
  }, [email, onDone]);
  return (
    <OutsideLink
      href={`${signOnPath}${isProof ? "?again=yes" : ""}`}
      newTabLabel={words.inNewTab}
    >
      {words.againWith(name)}
    </OutsideLink>
  );
}
