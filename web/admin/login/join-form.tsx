import { type FormEvent, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readLink } from "#shared/contract/staff-links.ts";
import { NewPasswordField } from "#web/admin/password/new-password-field.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { useAction } from "#web/core/calls/action.ts";
import { keepToken } from "#web/core/calls/session.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { staffLinkWords } from "#web/i18n/admin/login/staff-links.ts";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { forgetSecret, toSignIn } from "./link-step.tsx";
import { LinkStep } from "./link-step.tsx";
import styles from "./login-screen.module.css";
import { SecondStepForm } from "./second-step-form.tsx";
import type { Halfway } from "./use-sign-in.ts";

type Invitation = Extract<ReplyOf<typeof readLink>, { purpose: "invitation" }>;
type Props = { link: Invitation; secret: string; onDone: () => void };

/** Who was invited sees by whom and to what, and chooses a password. */
export function JoinForm({ link, secret, onDone }: Props) {
  const words = useWords(staffLinkWords);
  const [password, setPassword] = useState("");
  const [halfway, setHalfway] = useState<Halfway>();
  const problems = useProblems();
  const { run, isPending, messages } = useAction("POST /api/links/invitation", {
    failure: "server-messages",
    revalidate: false,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!problems.check(event.currentTarget)) return;
    const outcome = await run({ body: { link: secret, password } });
    if (!outcome.ok) return;
    forgetSecret();
    if ("proof" in outcome.reply) return setHalfway(outcome.reply);
    keepToken(outcome.reply.token);
    onDone();
  }

  if (halfway)
    return (
      <SecondStepForm
        halfway={halfway}
        onDone={onDone}
        onStartAgain={toSignIn}
      />
    );
  return (
    <LinkStep
      title={words.joinTitle(link.name)}
      text={words.joinText(link.by, location.host)}
      onSubmit={(event) => void submit(event)}
    >
      <OwnRoles link={link} />
      <Messages of={messages} />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        readOnly
        value={link.email}
      />
      <NewPasswordField
        label={words.password}
        name="password"
        required
        error={problems.errorOf("password")}
        context={[link.name, link.email]}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.saving}>
        {words.join}
      </Button>
    </LinkStep>
  );
}

function OwnRoles({ link }: { link: Invitation }) {
  const words = useWords(staffLinkWords);
  const { names, meanings } = useWords(rolesWords);
  const language = useLanguage();
  return (
    <div className={styles.roles}>
      <h2>{words.joinRoles}</h2>
      <ul>
        {link.roles.map((role) => (
          <li key={role}>
            <strong>{names[role]}</strong>: {meanings[role]}
          </li>
        ))}
      </ul>
      <p>{words.goodUntil(dateAndTime(link.until, language))}</p>
    </div>
  );
}
