import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "#web/core/calls/call.ts";
import { useHash } from "#web/core/hash.ts";
import { dropToken, isSignedIn } from "#web/core/calls/session.ts";
import styles from "./login-screen.module.css";
import { SetUpForm } from "./set-up-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { wayBack } from "./way-back.ts";

/** Sign in; with the printed one-time link (`#setup=…`) create the first admin instead. */
export default function LoginScreen() {
  const navigate = useNavigate();
  const setup = new URLSearchParams(useHash()).get("setup");
  const { search } = useLocation();
  const enter = () => void navigate(wayBack(search), { replace: true });

  useEffect(() => {
    if (!isSignedIn()) return;
    const enterAtOnce = () => navigate(wayBack(search), { replace: true });
    call("GET /api/auth", {}).then(enterAtOnce, dropToken);
  }, [navigate, search]);

  return (
    <div className={styles.screen}>
      {setup === null ? (
        <SignInForm onDone={enter} />
      ) : (
        <SetUpForm setup={setup} onDone={enter} />
      )}
    </div>
  );
}
