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

/** Leads to the identity provider in another tab, so that nothing here is lost, and waits until somebody is in. */
export function SignOnAgain({
  name,
  email,
  isProof,
  onDone,
}: {
  name: string;
  email: string;
  /** Whether the provider is to ask anew who it is; otherwise whoever is signed in there comes back at once. */
  isProof: boolean;
  onDone: () => void;
}) {
  const words = useWords(singleSignOnWords);
  useEffect(() => {
    const before = readText("token");
    return onStorageChange(() => {
      if (readText("token") === before) return;
      void call("GET /api/auth", {}).then((user) =>
        // Somebody else's desk: nothing of this one is done in their name.
        user.email === email ? onDone() : location.reload(),
      );
    });
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
