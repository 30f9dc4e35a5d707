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

/** Where the server cannot say how to sign in, it is asked for a password, and says what is wrong then. */
const page = load(({ call }) =>
  call("GET /api/auth/ways", {}).catch(() => ({
    password: true,
    singleSignOn: null,
  })),
);
export const loader = page.server;
export const clientLoader = page.browser;

/** Sign in; with a link behind the # what that is for instead: the first admin, an invitation, a password … */
export default function LoginScreen() {
  const navigate = useNavigate();
  const { signingIn } = useWords(loginWords);
  const hash = useHash();
  const said = new URLSearchParams(hash);
  const { search } = useLocation();
  const enter = () => void navigate(wayBack(search), { replace: true });
  const { isArriving, isLost } = useArrival(said.has("entered"), enter);

  useEffect(() => {
    // Whoever comes from the identity provider is somebody else, perhaps.
    if (!isSignedIn() || location.hash === "#entered") return;
    // Signed in they still are; what the proof lacked is said here.
    if (location.hash === "#failed=unproven") return;
    // Read here: while the server's page is taken over, nothing stands behind the # yet.
    if (linkIn(location.hash.slice(1))) return;
    const enterAtOnce = () => navigate(wayBack(search), { replace: true });
    call("GET /api/auth", {}).then(enterAtOnce, dropToken);
  }, [navigate, search]);

  return (
    <div className={styles.screen}>
      {isArriving ? (
        <Spinner label={signingIn} />
      ) : (
        <Asked
          hash={hash}
          failed={isLost ? "too_late" : said.get("failed")}
          onDone={enter}
        />
      )}
    </div>
  );
}

type AskedProps = { hash: string; failed: string | null; onDone: () => void };

/** What the address asks for: to sign in, or what a link is for. */
function Asked({ hash, failed, onDone }: AskedProps) {
  const link = linkIn(hash);
  if (!link) return <WaysIn failed={failed} onDone={onDone} />;
  const { purpose, secret } = link;
  if (purpose === "setup") return <SetUpForm setup={secret} onDone={onDone} />;
  if (purpose === "forgotten") return <ForgottenForm />;
  return <LinkScreen key={secret} secret={secret} onDone={onDone} />;
}

/** With the account of the organization, with a password, or with either. */
function WaysIn({ failed, onDone }: Omit<AskedProps, "hash">) {
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
