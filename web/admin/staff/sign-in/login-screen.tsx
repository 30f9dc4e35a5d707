import { useEffect } from "react";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import { call } from "#web/core/calls/call.ts";
import { load } from "#web/core/calls/load.ts";
import { dropToken, isSignedIn } from "#web/core/calls/session.ts";
import { useHash } from "#web/core/hash.ts";
import { useWords } from "#web/core/language.tsx";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { linkIn, wayBack } from "./sign-in-step.tsx";
import { LinkScreen } from "./link-screen.tsx";
import styles from "./login-screen.module.css";
import { SetUpForm } from "./set-up-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignOnFailed, SingleSignOn, useArrival } from "./single-sign-on.tsx";

/** If the sign-in methods cannot be loaded, offer the password. The server will then report the problem. */
const page = load(({ call }) =>
  call("GET /api/auth/ways", {}).catch(() => ({
    password: true,
    singleSignOn: null,
  })),
);
export const loader = page.server;
export const clientLoader = page.browser;

/** The sign-in screen. The fragment (#…) of a link can open another form: first admin, invitation, new password. */
export default function LoginScreen() {
  const navigate = useNavigate();
  const { signingIn } = useWords(loginWords);
  const hash = useHash();
  const fragment = new URLSearchParams(hash);
  const { search } = useLocation();
  const goOn = () => void navigate(wayBack(search), { replace: true });
  const { isArriving, isLost } = useArrival(fragment.has("entered"), goOn);

  useEffect(() => {
    // After single sign-on, a different user may have signed in.
    if (!isSignedIn() || location.hash === "#entered") return;
    // The user is still signed in. The screen says why the confirmation was not accepted.
    if (location.hash === "#failed=unproven") return;
    // Read the fragment here, because `useHash` is still empty during hydration.
    if (linkIn(location.hash.slice(1))) return;
    const enterAtOnce = () => navigate(wayBack(search), { replace: true });
    call("GET /api/auth", {}).then(enterAtOnce, dropToken);
  }, [navigate, search]);

  return (
    <div className={styles.screen}>
      {isArriving ? (
        <Spinner label={signingIn} />
      ) : (
        <RequestedForm
          hash={hash}
          failed={isLost ? "too_late" : fragment.get("failed")}
          onDone={goOn}
        />
      )}
    </div>
  );
}

type FormProps = { hash: string; failed: string | null; onDone: () => void };

/** The form that the URL's fragment requests. */
function RequestedForm({ hash, failed, onDone }: FormProps) {
  const link = linkIn(hash);
  if (!link) return <WaysIn failed={failed} onDone={onDone} />;
  const { purpose, secret } = link;
  if (purpose === "setup") return <SetUpForm setup={secret} onDone={onDone} />;
  if (purpose === "forgotten") return <ForgottenForm />;
  return <LinkScreen key={secret} secret={secret} onDone={onDone} />;
}

/** Sign-in by single sign-on, by password, or both. */
function WaysIn({ failed, onDone }: Omit<FormProps, "hash">) {
  const { password, singleSignOn } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <div className={styles.ways}>
      <SignOnFailed failed={failed} />
      {password && <SignInForm onDone={onDone} />}
      {singleSignOn && (
        <SingleSignOn
          name={singleSignOn.name}
          isOnly={!password}
          back={wayBack(search)}
        />
      )}
    </div>
  );
}
