import { useState } from "react";
import { href } from "react-router";
import type { Contact } from "#shared/contract/contacts.ts";
import { Recipients } from "#web/admin/contacts/inviting/recipients.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/texts/campaigns.ts";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";

type Props = {
  contacts: Contact[];
  /** Those who were chosen before this form was opened. */
  selection: string[];
  chosen: string[];
  error: string | undefined;
  onChoose: (contacts: string[]) => void;
};

/** Whom the campaign is for: who was selected, or everybody of a kind as the list is now. */
export function WhoFields(props: Props) {
  const { contacts, selection, chosen, error, onChoose } = props;
  const words = useWords(campaignsWords);
  const open = contacts.filter((each) => each.active > 0 && !each.optedout);
  const groups = {
    selection,
    untexted: open.filter(({ date }) => date === null).map(({ _id }) => _id),
    open: open.map(({ _id }) => _id),
  };
  const [group, setGroup] = useState<string>(
    selection.length > 0 ? "selection" : "",
  );
  const known = new Set(chosen);
  const count = (ids: string[]) => ` (${words.number(ids.length)})`;
  return (
    <FormSection title={words.whoTitle} intro={words.whoIntro}>
      <RadioGroup
        legend={words.who}
        name="who"
        error={error}
        value={group}
        options={[
          ...(selection.length > 0
            ? [
                {
                  value: "selection",
                  label: words.whoSelection(selection.length),
                },
              ]
            : []),
          {
            value: "untexted",
            label: words.whoUntexted + count(groups.untexted),
          },
          { value: "open", label: words.whoOpen + count(groups.open) },
        ]}
        onChange={(value) => {
          setGroup(value);
          onChoose(groups[value as keyof typeof groups]);
        }}
      />
      <Recipients of={contacts.filter(({ _id }) => known.has(_id))} />
      {group !== "" && chosen.length === 0 && <p>{words.nobody}</p>}
      <p className={styles.quiet}>
        <Link to={href("/dashboard/links")}>{words.choose}</Link>
      </p>
    </FormSection>
  );
}
