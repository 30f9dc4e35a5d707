import LogOut from "lucide-react/icons/log-out";
import { href, useLoaderData } from "react-router";
import type { OwnSession } from "#shared/contract/staff/account.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { useStaff } from "#web/admin/layout/staff.ts";
import { UnsavedGuard, useLeave } from "#web/admin/layout/unsaved.tsx";
import { FormSection, NameAndEmail } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { NewPasswordField } from "#web/admin/staff/password/new-password-field.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { call as callApi } from "#web/core/calls/call.ts";
import { load } from "#web/core/calls/load.ts";
import { dropToken } from "#web/core/calls/session.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./account.module.css";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { TokensSection } from "./own-tokens.tsx";
import { TwoStepSection } from "./two-step-section.tsx";

const page = load(async ({ call }) => {
  const [emailChange, step, passkeys, sessions, tokens, ways] =
    await Promise.all([
      call("GET /api/account/email-change", {}),
      call("GET /api/account/second-step", {}),
      call("GET /api/account/passkeys", {}),
      call("GET /api/account/sessions", {}),
      call("GET /api/account/tokens", {}),
      call("GET /api/auth/ways", {}),
    ]);
  const isOfProvider = ways.singleSignOn?.givesRoles === true;
  const { unconfirmed } = emailChange;
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
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro(name, email)}
      />
      <div className={styles.sections}>
        <OwnAccount unconfirmed={unconfirmed} />
        <OwnPasskeys passkeys={passkeys} />
        <TwoStepSection
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

type Draft = { name: string; email: string; password: string };

/** The user's own name, address and password. If the password field is empty, the password stays the same. */
function OwnAccount({ unconfirmed }: { unconfirmed: string | null }) {
  const words = useWords(accountWords);
  const { name, email } = useStaff();
  const form = useAdminForm({
    start: { name, email },
    draftOf: (saved): Draft => ({ ...saved, password: "" }),
    contentOf: ({ password, ...person }) => ({
      ...person,
      ...(password !== "" && { password }),
    }),
    send: (body) => callApi("PUT /api/account", { body }),
    success: words.saved,
    failure: "server-toasts",
    onSaved: (saved, begin) => begin({ name: saved.name, email: saved.email }),
  });
  return (
    <FormSection title={words.accountTitle} intro={words.accountText}>
      <UnsavedGuard
        when={form.isDirty}
        save={() => form.submit({ isLeaving: true })}
      />
      <form {...form.props} className={styles.form}>
        <NameAndEmail {...form} isOwn />
        <NewPasswordField
          label={words.newPassword}
          context={[form.draft.name, form.draft.email]}
          {...form.fieldProps("password")}
        />
        {unconfirmed && (
          <Alert live="polite">{words.unconfirmed(unconfirmed, email)}</Alert>
        )}
        <Button
          type="submit"
          pending={form.isPending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
      </form>
    </FormSection>
  );
}

/** The user's own sessions; each can be ended. */
function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const words = useWords(accountWords);
  return (
    <FormSection title={words.sessionsTitle} intro={words.sessionsText}>
      <ul role="list" className={styles.lines}>
        {sessions.map((session) => (
          <li key={session._id}>
            <Session of={session} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

function Session({ of }: { of: OwnSession }) {
  const words = useWords(accountWords);
  const language = useLanguage();
  const { run, isPending } = useAction("DELETE /api/account/sessions/:id", {
    success: words.sessionEnded,
    failure: { say: words.failed, except: "not_found" },
  });
  const end = () => run({ params: { id: of._id } });
  const device = of.device || words.unknownDevice;
  return (
    <>
      <div>
        <strong>{device}</strong>
        <small>
          {of.network && `${words.network(of.network)} · `}
          {words.seen(dateAndTime(of.seen, language))}
        </small>
      </div>
      {of.isThis ? (
        <span className={styles.own}>{words.thisSession}</span>
      ) : (
        <Button
          kind="secondary"
          compact
          pending={isPending}
          pendingLabel={words.ending}
          aria-label={words.endOf(device)}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      )}
    </>
  );
}

/** Ends all of the user's sessions. */
function SignOutEverywhere() {
  const words = useWords(accountWords);
  const leave = useLeave();
  const { run, isPending } = useAction("DELETE /api/auth/all", {
    failure: { say: words.failed },
    revalidate: false,
  });

  async function signOut() {
    const { ok } = await run({});
    if (!ok) return;
    dropToken();
    leave(href("/login"));
  }

  return (
    <FormSection title={words.everywhereTitle} intro={words.everywhereText}>
      <Button
        kind="secondary"
        icon={LogOut}
        pending={isPending}
        pendingLabel={words.everywherePending}
        onClick={() => void signOut()}
      >
        {words.everywhereButton}
      </Button>
    </FormSection>
  );
}
