import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readTwoStep } from "#shared/contract/staff/account.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import {
  RecoveryCodes,
  SetUpTwoStep,
} from "#web/admin/staff/two-step/two-step.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmButton } from "#web/ui/overlays/confirm-button.tsx";
import styles from "./account.module.css";

type Step = ReplyOf<typeof readTwoStep>;
type Props = { step: Step; hasPasskeys: boolean };
type View = "state" | "app" | { codes: string[] };

/** The user's own two-step verification: set up, change or turn off. */
export function TwoStepSection({ step, hasPasskeys }: Props) {
  const words = useWords(accountWords);
  const [view, setView] = useState<View>("state");

  async function confirm(code: string) {
    const body = { code };
    const { recoveryCodes: codes } = await call(
      "POST /api/account/second-step/confirm",
      { body },
    );
    setView({ codes });
  }

  return (
    <FormSection title={words.stepTitle} intro={<Intro step={step} />}>
      {view === "state" ? (
        <Actions step={step} hasPasskeys={hasPasskeys} show={setView} />
      ) : view === "app" ? (
        <>
          <SetUpTwoStep
            offer={() => call("POST /api/account/second-step/key", {})}
            confirm={confirm}
            after={{ success: words.turnedOn }}
          />
          <Button kind="quiet" onClick={() => setView("state")}>
            {words.cancel}
          </Button>
        </>
      ) : (
        <RecoveryCodes codes={view.codes} onSaved={() => setView("state")} />
      )}
    </FormSection>
  );
}

function Intro({ step }: { step: Step }) {
  const { isOn, since, codesLeft, requiredFrom } = step;
  const words = useWords(accountWords);
  const language = useLanguage();
  const on = since ? words.stepOn(longDate(since, language)) : words.stepByKey;
  if (isOn) return `${on} ${words.codesLeft(codesLeft)}`;
  const required =
    requiredFrom && words.stepRequired(longDate(requiredFrom, language));
  return [words.stepOff, required].filter(Boolean).join(" ");
}

type ActionsProps = Props & { show: (view: View) => void };

function Actions({ step, hasPasskeys, show }: ActionsProps) {
  const words = useWords(accountWords);
  const renewing = useAction("POST /api/account/second-step/codes", {
    failure: { say: words.failed },
  });

  async function renew() {
    const outcome = await renewing.run({});
    if (outcome.ok) show({ codes: outcome.reply.recoveryCodes });
  }

  if (!step.isOn)
    return (
      <Button icon={ShieldCheck} onClick={() => show("app")}>
        {words.setUp}
      </Button>
    );
  return (
    <div className={styles.acts}>
      <Button kind="secondary" onClick={() => show("app")}>
        {step.since === null ? words.setUpApp : words.setUpOther}
      </Button>
      <Button
        kind="secondary"
        pending={renewing.isPending}
        pendingLabel={words.renewing}
        onClick={() => void renew()}
      >
        {words.renew}
      </Button>
      {hasPasskeys && step.since !== null && <RemoveTwoStep what="app" />}
      <RemoveTwoStep what="all" />
    </div>
  );
}

const lines = {
  /** Removes the app and keeps the passkeys. */
  app: "DELETE /api/account/second-step/app",
  /** Turns everything off. The call is refused while two-step verification is required. */
  all: "DELETE /api/account/second-step",
} as const;

function RemoveTwoStep({ what }: { what: keyof typeof lines }) {
  const words = useWords(accountWords);
  const { label, title, text, removed } = words.removals[what];
  const { run, isPending } = useAction(lines[what], {
    success: removed,
    failure: "server-toasts",
  });
  return (
    <ConfirmButton
      kind={what === "all" ? "danger" : "secondary"}
      label={label}
      title={title}
      text={text}
      yes={words.removeYes}
      no={words.cancel}
      pending={isPending}
      pendingLabel={words.removing}
      act={() => run({})}
    />
  );
}
