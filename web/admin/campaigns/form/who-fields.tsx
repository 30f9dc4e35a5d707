import { useState } from "react";
import { href } from "react-router";
import {
  type ContactFilter,
  everyContact,
} from "#shared/rules/contacts/view.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { isSame } from "#web/admin/form/merge.ts";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { whomWords } from "#web/i18n/admin/campaigns/whom.ts";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";
import type { Draft } from "./campaign-draft.ts";
import {
  FilterFields,
  type FilterChoices,
} from "#web/admin/campaigns/whom/filter-fields.tsx";
import { Found } from "#web/admin/campaigns/whom/found.tsx";

type Props = DraftFields<Draft> & {
  /** How many were selected before this form was opened. */
  selected: number;
  choices: FilterChoices;
};

type Group = "nobody" | "selected" | "unsent" | "everybody" | "filter";

const filters = {
  unsent: { ...everyContact, status: "unsent" },
  everybody: everyContact,
} satisfies Partial<Record<Group, ContactFilter>>;

function groupOf({ who, filter }: Draft): Group {
  if (who !== "filter") return who;
  if (isSame(filter, filters.everybody)) return "everybody";
  return isSame(filter, filters.unsent) ? "unsent" : "filter";
}

/** Whom the campaign is for: who was selected, or whomever a filter finds. */
export function WhoFields({ selected, choices, ...fields }: Props) {
  const { draft, change, errors } = fields;
  const words = useWords(campaignsWords);
  const whom = useWords(whomWords);
  const [group, setGroup] = useState(() => groupOf(draft));

  function choose(value: string) {
    const next = value as Group;
    setGroup(next);
    change("who")(next === "selected" ? next : "filter");
    if (next === "unsent" || next === "everybody")
      change("filter")(filters[next]);
  }

  return (
    <FormSection title={words.whoTitle} intro={whom.intro}>
      <RadioGroup
        legend={words.who}
        name="who"
        error={errors["contacts"]}
        value={group}
        options={[
          ...(selected > 0
            ? [{ value: "selected", label: words.whoSelection(selected) }]
            : []),
          { value: "unsent", label: whom.unsent },
          { value: "everybody", label: whom.everybody, helper: whom.finished },
          { value: "filter", label: whom.some },
        ]}
        onChange={choose}
      />
      {group === "filter" && (
        <FilterFields
          filter={draft.filter}
          choices={choices}
          onChange={change("filter")}
        />
      )}
      {draft.who === "filter" && <Found filter={draft.filter} />}
      <p className={styles.quiet}>
        <Link to={href("/dashboard/links")}>{words.choose}</Link>
      </p>
    </FormSection>
  );
}
