import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ApiToken } from "#shared/contract/tokens.ts";
import {
  rolesToGive,
  tokenDaysOfProvider,
} from "#shared/rules/staff/tokens.ts";
import { useStaff } from "#web/admin/desk/staff.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useWords } from "#web/core/language.tsx";
import { tokensWords } from "#web/i18n/admin/tokens.ts";
import { ListedToken } from "./listed-token.tsx";
import { MakeToken } from "./make-token.tsx";
import { NewToken } from "./new-token.tsx";
import styles from "./tokens.module.css";

type Props = {
  tokens: ApiToken[];
  /** Whether groups of an identity provider give the roles here. */
  isOfProvider: boolean;
};

/** What scripts sign in by: those that there are, and how to make another one. */
export function TokensSection({ tokens, isOfProvider }: Props) {
  const words = useWords(tokensWords);
  const { roles } = useStaff();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<string>();
  const isAdmin = roles.includes("admin");
  function show(token: string) {
    setMade(token);
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
        <ul role="list" className={styles.tokens}>
          {tokens.map((token) => (
            <li key={token._id}>
              <ListedToken of={token} />
            </li>
          ))}
        </ul>
      )}
      {isOfProvider && <p>{words.ofProvider(tokenDaysOfProvider)}</p>}
      {made === undefined ? (
        <MakeToken may={rolesToGive(roles)} onMade={show} />
      ) : (
        <NewToken token={made} onDone={() => setMade(undefined)} />
      )}
    </FormSection>
  );
}
