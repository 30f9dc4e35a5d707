import { useEffect } from "react";
import { useNavigate } from "react-router";
import { call } from "#web/core/call.ts";
import { useHash } from "#web/core/hash.ts";
import { dropToken, isSignedIn } from "#web/core/session.ts";
import styles from "./login-screen.module.css";
import { SetUpForm } from "./set-up-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** Sign in; with the printed one-time link (`#setup=…`) create the first admin instead. */
export default function LoginScreen() {
  const navigate = useNavigate();
  const setup = new URLSearchParams(useHash()).get("setup");
  const enter = () => void navigate("/dashboard", { replace: true });

  useEffect(() => {
    if (!isSignedIn()) return;
    const enterAtOnce = () => navigate("/dashboard", { replace: true });
    call("GET /api/auth", {}).then(enterAtOnce, dropToken);
  }, [navigate]);

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
