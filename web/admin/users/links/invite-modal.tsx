import { type FormEvent, useId, useRef, useState } from "react";
import type { Role } from "#shared/rules/staff/roles.ts";
import { NameAndEmail } from "#web/admin/form/fields/name-and-email.tsx";
import { useFirstError } from "#web/admin/form/first-error.ts";
import {
  useFieldReasons,
  useRefusals,
} from "#web/admin/form/saving/field-reasons.ts";
import { RoleChoices } from "#web/admin/users/role-fields.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import type { MadeLink } from "./link-once.tsx";
import styles from "./links.module.css";

type Invited = { name: string; email: string; roles: Role[] };
type Props = { onMade: (made: MadeLink) => void; onClose: () => void };

/** Asks whom to invite, and to what. */
export function InviteModal({ onMade, onClose }: Props) {
  const words = useWords(invitedWords);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const inviting = useInviting(onMade);
  const { errors } = inviting;
  useFirstError(form, errors);

  function submit(event: FormEvent) {
    event.preventDefault();
    void inviting.invite();
  }

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
            pending={inviting.isPending}
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
      <form
        id={id}
        ref={form}
        noValidate
        className={styles.parts}
        onSubmit={submit}
      >
        <p>{words.inviteText}</p>
        <InviteFields inviting={inviting} />
        <Messages
          of={Object.keys(errors).length > 0 ? [] : inviting.messages}
        />
      </form>
    </Modal>
  );
}

function InviteFields({
  inviting: { invited, change, errors },
}: {
  inviting: ReturnType<typeof useInviting>;
}) {
  return (
    <>
      <NameAndEmail
        person={invited}
        errors={errors}
        onChange={(field, text) => change({ [field]: text })}
      />
      <RoleChoices
        own={invited.roles}
        error={errors["roles"]}
        onChange={(roles) => change({ roles })}
      />
    </>
  );
}

function useInviting(onMade: Props["onMade"]) {
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const [invited, setInvited] = useState<Invited>({
    name: "",
    email: "",
    roles: [],
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { run, isPending, messages } = useAction(
    "POST /api/staff-invitations",
    {
      failure: "server-messages",
    },
  );

  async function invite() {
    const empty = (["name", "email", "roles"] as const).filter(
      (field) => invited[field].length === 0,
    );
    const problems = refused(
      Object.fromEntries(empty.map((field) => [field, "required"])),
    );
    setErrors(problems);
    if (empty.length > 0) return;
    const outcome = await run({ body: invited });
    if (outcome.ok) onMade({ ...invited, ...outcome.reply });
    else setErrors(fieldReasons(outcome.error));
  }
  const change = (part: Partial<Invited>) =>
    setInvited((before) => ({ ...before, ...part }));
  return { invited, change, errors, invite, isPending, messages };
}
