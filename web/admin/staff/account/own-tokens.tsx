import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ApiToken } from "#shared/contract/staff/tokens.ts";
import {
  rolesToGive,
  tokenDays,
  tokenDaysOfProvider,
  tokenNameLimit,
  type TokenRole,
} from "#shared/rules/staff/tokens.ts";
import { useStaff } from "#web/admin/layout/staff.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { RoleBoxes } from "#web/admin/staff/users/role-choices.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { tokensWords } from "#web/i18n/admin/staff/tokens.words.ts";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { ConfirmButton } from "#web/ui/overlays/confirm-button.tsx";
import styles from "./account.module.css";

type Props = {
  tokens: ApiToken[];
  /** Whether roles come from groups at an identity provider. */
  isOfProvider: boolean;
};

/** The user's API tokens, with a form for a new one. */
export function TokensSection({ tokens, isOfProvider }: Props) {
  const words = useWords(tokensWords);
  const { roles } = useStaff();
  const { revalidate } = useRevalidator();
  const [newToken, setNewToken] = useState<string>();
  const isAdmin = roles.includes("admin");
  function showToken(token: string) {
    setNewToken(token);
    void revalidate();
  }
  return (
    <FormSection
      title={words.title}
      intro={isAdmin ? `${words.intro} ${words.introOfAdmin}` : words.intro}
    >
      {tokens.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul role="list" className={styles.lines}>
          {tokens.map((token) => (
            <li key={token._id}>
              <ListedToken of={token} />
            </li>
          ))}
        </ul>
      )}
      {isOfProvider && <p>{words.ofProvider(tokenDaysOfProvider)}</p>}
      {newToken === undefined ? (
        <CreateToken roles={rolesToGive(roles)} onCreated={showToken} />
      ) : (
        <NewToken token={newToken} onDone={() => setNewToken(undefined)} />
      )}
    </FormSection>
  );
}

/** A token with its roles and expiry date, and a button that revokes it. */
function ListedToken({ of: token }: { of: ApiToken }) {
  const words = useWords(tokensWords);
  const { names } = useWords(rolesWords);
  const language = useLanguage();
  const { name, roles, owner, isOwn, expires, lastused } = token;
  const [openedAt] = useState(() => Date.now());
  const day = longDate(expires, language);
  const facts = [
    roles.map((role) => names[role]).join(", "),
    Date.parse(expires) > openedAt ? words.until(day) : words.over(day),
    lastused ? words.used(dateAndTime(lastused, language)) : words.unused,
    ...(isOwn ? [] : [words.of(owner)]),
  ];
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>{facts.join(" · ")}</small>
      </div>
      <EndToken of={token} />
    </>
  );
}

function EndToken({ of: { _id: id, name } }: { of: ApiToken }) {
  const words = useWords(tokensWords);
  const { run, isPending } = useAction("DELETE /api/account/tokens/:id", {
    success: words.ended,
    failure: { say: words.failed, except: "not_found" },
  });
  return (
    <ConfirmButton
      kind="secondary"
      compact
      label={words.end}
      aria-label={words.endOf(name)}
      title={words.endTitle(name)}
      text={words.endText}
      yes={words.endYes}
      no={words.cancel}
      pending={isPending}
      pendingLabel={words.ending}
      act={() => run({ params: { id } })}
    />
  );
}

type NewProps = { token: string; onDone: () => void };

/** Shows a new token once; the server stores only a hash. */
function NewToken({ token, onDone }: NewProps) {
  const words = useWords(tokensWords);
  return (
    <div className={styles.newToken} role="status">
      <h3>{words.newTitle}</h3>
      <p>{words.newText}</p>
      <code translate="no">{token}</code>
      <div className={styles.acts}>
        <Button
          kind="secondary"
          icon={Copy}
          onClick={() => void copyText(token, words)}
        >
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}

const durations = [7, 30, tokenDays.usual, 180, tokenDays.most];

type Draft = { name: string; roles: TokenRole[]; days: number };
type CreateProps = { roles: TokenRole[]; onCreated: (token: string) => void };

/** Creates a token with a name, some of the user's own roles, and a duration. */
function CreateToken({ roles, onCreated }: CreateProps) {
  const words = useWords(tokensWords);
  const form = useAdminForm({
    start: { name: "", roles: roles.slice(-1), days: tokenDays.usual },
    draftOf: (start): Draft => start,
    contentOf: (draft) => draft,
    send: (body) => call("POST /api/account/tokens", { body }),
    failure: "server-toasts",
    revalidate: false,
    onSaved: ({ token }) => onCreated(token),
  });
  return (
    <form {...form.props} className={styles.form}>
      <Field
        label={words.name}
        helper={words.nameHelper}
        required
        limit={tokenNameLimit}
        {...form.fieldProps("name")}
      />
      <RoleBoxes
        legend={words.roles}
        choices={roles}
        {...form.fieldProps("roles")}
      />
      <SelectField
        label={words.days}
        prompt=""
        value={String(form.draft.days)}
        options={durations.map((days) => ({
          value: String(days),
          label: words.lasts(days),
        }))}
        onChange={(days) => form.change("days")(Number(days))}
      />
      <Button
        type="submit"
        kind="secondary"
        pending={form.isPending}
        pendingLabel={words.making}
      >
        {words.make}
      </Button>
    </form>
  );
}
