import Copy from "lucide-react/icons/copy";
import Send from "lucide-react/icons/send";
import { useId, useState } from "react";
import type { StaffInvitation } from "#shared/contract/staff/links.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import styles from "#web/admin/staff/account/account.module.css";
import { FormSection, NameAndEmail } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { invitedWords } from "#web/i18n/admin/staff/invitations.words.ts";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { ConfirmButton } from "#web/ui/overlays/confirm-button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { RoleChoices } from "./role-choices.tsx";

/** Pending staff invitations. */
export function Invitations({ invited }: { invited: StaffInvitation[] }) {
  const words = useWords(invitedWords);
  if (invited.length === 0) return null;
  return (
    <FormSection title={words.listTitle} intro={words.listText}>
      <ul role="list" className={styles.lines}>
        {invited.map((invitation) => (
          <li key={invitation._id}>
            <Person invited={invitation} />
            <div className={styles.invitedActs}>
              <NewLinkButton
                line="POST /api/staff-invitations/:id/renew"
                person={invitation}
                compact
                aria-label={words.renewOf(invitation.name)}
              >
                {words.renew}
              </NewLinkButton>
              <Withdraw invited={invitation} />
            </div>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

type InvitationProps = { invited: StaffInvitation };

function Person({
  invited: { name, email, roles, by, until, isOver },
}: InvitationProps) {
  const words = useWords(invitedWords);
  const { names } = useWords(rolesWords);
  const moment = dateAndTime(until, useLanguage());
  return (
    <div className={styles.who}>
      <strong>{name}</strong>
      <span>{email}</span>
      <small>
        {roles.map((role) => names[role]).join(", ")} · {words.by(by)}
      </small>
      <small className={isOver ? styles.over : undefined}>
        {isOver ? words.over(moment) : words.until(moment)}
      </small>
    </div>
  );
}

function Withdraw({ invited: { _id: id, name } }: InvitationProps) {
  const words = useWords(invitedWords);
  const { run, isPending } = useAction("DELETE /api/staff-invitations/:id", {
    success: words.withdrawn,
    failure: "server-toasts",
  });
  return (
    <ConfirmButton
      kind="quiet"
      compact
      label={words.withdraw}
      aria-label={words.withdrawOf(name)}
      title={words.withdrawAsk(name)}
      text={words.withdrawText}
      yes={words.withdrawYes}
      no={words.cancel}
      pending={isPending}
      pendingLabel={words.withdrawing}
      act={() => run({ params: { id } })}
    />
  );
}

/** Invites a person, who then chooses a password. */
export function InviteButton({ describedBy }: { describedBy: string }) {
  const words = useWords(invitedWords);
  const [shown, setShown] = useState<"nothing" | "form" | NewLink>("nothing");
  const close = () => setShown("nothing");
  return (
    <>
      <Button
        compact
        icon={Send}
        aria-describedby={describedBy}
        onClick={() => setShown("form")}
      >
        {words.invite}
      </Button>
      {shown === "form" && <InviteModal onMade={setShown} onClose={close} />}
      {typeof shown === "object" && (
        <NewLinkModal link={shown} onClose={close} />
      )}
    </>
  );
}

type Invited = { name: string; email: string; roles: Role[] };
const empty: Invited = { name: "", email: "", roles: [] };

type Props = { onMade: (link: NewLink) => void; onClose: () => void };

function InviteModal({ onMade, onClose }: Props) {
  const words = useWords(invitedWords);
  const id = useId();
  const form = useAdminForm({
    start: empty,
    draftOf: (invited) => invited,
    contentOf: (invited) => invited,
    problems: (invited) =>
      Object.fromEntries(
        (["name", "email", "roles"] as const)
          .filter((field) => invited[field].length === 0)
          .map((field) => [field, "required"]),
      ),
    send: async (body) => ({
      ...body,
      ...(await call("POST /api/staff-invitations", { body })),
    }),
    failure: "server-messages",
    onSaved: (link) => onMade(link),
  });
  return (
    <Modal
      isOpen
      title={words.inviteTitle}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={id}
            pending={form.isPending}
            pendingLabel={words.making}
          >
            {words.make}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className={styles.parts}>
        <p>{words.inviteText}</p>
        <NameAndEmail {...form} />
        <RoleChoices {...form.fieldProps("roles")} />
        <Messages of={form.messages} />
      </form>
    </Modal>
  );
}

type NewLinkProps = Pick<ButtonProps, "compact" | "aria-label" | "children"> & {
  line:
    | "POST /api/staff-invitations/:id/renew"
    | "POST /api/users/:id/password-link";
  person: { _id: string; name: string; email: string };
};

/** Creates a link for a person and shows it. */
export function NewLinkButton({ line, person, ...button }: NewLinkProps) {
  const { _id: id, name, email } = person;
  const words = useWords(invitedWords);
  const [newLink, setNewLink] = useState<NewLink>();
  const { run, isPending } = useAction(line, {
    failure: "server-toasts",
    revalidate: line === "POST /api/staff-invitations/:id/renew",
  });

  async function createLink() {
    const outcome = await run({ params: { id } });
    if (outcome.ok) setNewLink({ name, email, ...outcome.reply });
  }

  return (
    <>
      <Button
        {...button}
        kind="secondary"
        pending={isPending}
        pendingLabel={words.making}
        onClick={() => void createLink()}
      />
      {newLink && (
        <NewLinkModal link={newLink} onClose={() => setNewLink(undefined)} />
      )}
    </>
  );
}

/** A new link and its recipient. */
type NewLink = {
  name: string;
  email: string;
  link: string;
  until: string;
  mailed: boolean;
  unsent: boolean;
};

/** Shows a link once; the server stores only a hash. */
function NewLinkModal(props: { link: NewLink; onClose: () => void }) {
  const { onClose } = props;
  const words = useWords(invitedWords);
  const language = useLanguage();
  const { name, email, link, until, mailed, unsent } = props.link;
  return (
    <Modal
      isOpen
      title={words.linkTitle(name)}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          <Button icon={Copy} onClick={() => void copyText(link, words)}>
            {words.copy}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {unsent && <Alert kind="warning">{words.linkUnsent(email)}</Alert>}
        <p>{mailed ? words.linkMailed(email) : words.linkPassOn}</p>
        <Field label={words.link} readOnly spellCheck={false} value={link} />
        <p>{words.linkOnce(dateAndTime(until, language))}</p>
      </div>
    </Modal>
  );
}
