import Send from "lucide-react/icons/send";
import { useId, useState } from "react";
import type { Role } from "#shared/rules/staff/roles.ts";
import { NameAndEmail } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { type NewLink, NewLinkModal } from "./new-link-modal.tsx";
import { RoleChoices } from "./role-choices.tsx";
import styles from "./users.module.css";

/** Invites a person who then chooses a password of their own. */
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
    onSaved: onMade,
  });
  const { draft, change, errors } = form;
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
        <RoleChoices
          own={draft.roles}
          error={errors["roles"]}
          onChange={change("roles")}
        />
        <Messages of={form.messages} />
      </form>
    </Modal>
  );
}
