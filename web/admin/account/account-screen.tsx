import { useLoaderData } from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useStaff } from "#web/admin/desk/staff.ts";
import { TokensSection } from "#web/admin/tokens/tokens-section.tsx";
import { load } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/admin/account.ts";
import styles from "./account.module.css";
import { OwnAccount } from "./own-account.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";
import { SecondStepSection } from "./second-step-section.tsx";

const page = load(async ({ call }) => {
  const [asked, step, passkeys, sessions, tokens, ways] = await Promise.all([
    call("GET /api/account/email-change", {}),
    call("GET /api/account/second-step", {}),
    call("GET /api/account/passkeys", {}),
    call("GET /api/account/sessions", {}),
    call("GET /api/account/tokens", {}),
    call("GET /api/auth/ways", {}),
  ]);
  const isOfProvider = ways.singleSignOn?.givesRoles === true;
  const { unconfirmed } = asked;
  return { unconfirmed, step, passkeys, sessions, tokens, isOfProvider };
});
export const clientLoader = page.browser;

export default function AccountScreen() {
  const { unconfirmed, step, passkeys, sessions, tokens, isOfProvider } =
    useLoaderData<typeof clientLoader>();
  const words = useWords(accountWords);
  const { name, email } = useStaff();
  return (
    <>
      <ScreenHead title={words.title} intro={words.intro(name, email)} />
      <div className={styles.sections}>
        <OwnAccount unconfirmed={unconfirmed} />
        <OwnPasskeys passkeys={passkeys} />
        <SecondStepSection
          step={step}
          hasPasskeys={passkeys.some(({ elsewhere }) => elsewhere === null)}
        />
        <OwnSessions sessions={sessions} />
        <TokensSection tokens={tokens} isOfProvider={isOfProvider} />
        <SignOutEverywhere />
      </div>
    </>
  );
}
