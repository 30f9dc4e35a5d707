import { useState } from "react";
import { href } from "react-router";
import {
  type ContactFilter,
  contactGroups,
  everyContact,
  tagsOf,
  tagsText,
} from "#shared/rules/outreach/contacts/view.ts";
import { namesOf } from "#web/admin/outreach/contacts/batches.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { isEqual } from "#web/admin/form/merge.ts";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { useDebouncedCall } from "#web/admin/list/use-debounced-call.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { audienceWords } from "#web/i18n/admin/outreach/campaigns/audience.words.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { selectedWords } from "#web/i18n/admin/outreach/contacts/selected.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { CampaignFormDraft } from "./campaign-draft.ts";
import styles from "./campaigns.module.css";

type Props = DraftFields<CampaignFormDraft> & {
  /** The number of contacts that were selected before this form was opened. */
  selected: number;
  /** All tags in use. */
  tags: string[];
};

type Group = "nobody" | "selected" | "unsent" | "everybody" | "filter";

const filters = {
  unsent: { ...everyContact, status: "unsent" },
  everybody: everyContact,
} satisfies Partial<Record<Group, ContactFilter>>;

function groupOf({ who, filter }: CampaignFormDraft): Group {
  if (who !== "filter") return who;
  if (isEqual(filter, filters.everybody)) return "everybody";
  return isEqual(filter, filters.unsent) ? "unsent" : "filter";
}

/** The audience: the selected contacts, or those that match a filter. */
export function AudienceFields({ selected, tags, ...fields }: Props) {
  const { draft, change, errors } = fields;
  const words = useWords(campaignsWords);
  const audience = useWords(audienceWords);
  const [group, setGroup] = useState(() => groupOf(draft));

  function choose(value: string) {
    const next = value as Group;
    setGroup(next);
    change("who")(next === "selected" ? next : "filter");
    if (next === "unsent" || next === "everybody")
      change("filter")(filters[next]);
  }

  return (
    <FormSection title={words.whoTitle} intro={audience.intro}>
      <RadioGroup
        legend={words.who}
        name="who"
        error={errors["contacts"]}
        value={group}
        options={[
          ...(selected > 0
            ? [{ value: "selected", label: words.whoSelection(selected) }]
            : []),
          { value: "unsent", label: audience.unsent },
          {
            value: "everybody",
            label: audience.everybody,
            helper: audience.finished,
          },
          { value: "filter", label: audience.some },
        ]}
        onChange={choose}
      />
      {group === "filter" && (
        <FilterFields
          filter={draft.filter}
          tags={tags}
          onChange={change("filter")}
        />
      )}
      {draft.who === "filter" && <Matches filter={draft.filter} />}
      <p className={styles.quiet}>
        <Link to={href("/dashboard/links")}>{words.choose}</Link>
      </p>
    </FormSection>
  );
}

type FilterFieldsProps = {
  filter: ContactFilter;
  tags: string[];
  onChange: (filter: ContactFilter) => void;
};

/** A filter for the audience: text, status, language and tag. */
function FilterFields({ filter, tags, onChange }: FilterFieldsProps) {
  const words = useWords(contactsWords);
  const audience = useWords(audienceWords);
  const changeFilter = (more: Partial<ContactFilter>) =>
    onChange({ ...filter, ...more });
  return (
    <div className={styles.filter}>
      <Field
        label={audience.search}
        autoComplete="off"
        value={filter.search}
        onChange={(search) => changeFilter({ search })}
      />
      <SelectField
        label={words.status}
        prompt=""
        value={filter.status}
        options={["any" as const, ...contactGroups].map((value) => ({
          value,
          label: value === "any" ? audience.any : words.groups[value],
        }))}
        onChange={(value) =>
          changeFilter({
            status: contactGroups.find((group) => group === value) ?? "any",
          })
        }
      />
      <SelectField
        label={words.language}
        prompt=""
        value={filter.language}
        options={[
          { value: "any", label: audience.any },
          { value: "en", label: words.languages.en },
          { value: "es", label: words.languages.es },
        ]}
        onChange={(value) =>
          changeFilter({
            language: value === "en" || value === "es" ? value : "any",
          })
        }
      />
      <TagField filter={filter} tags={tags} onChange={onChange} />
    </div>
  );
}

/** One tag. Several tags of a saved campaign appear as one option. */
function TagField({ filter, tags, onChange }: FilterFieldsProps) {
  const words = useWords(selectedWords);
  const audience = useWords(audienceWords);
  const value = tagsText(filter.tags);
  const options = [...new Set([...tags, ...(value === "" ? [] : [value])])];
  if (options.length === 0) return null;
  return (
    <SelectField
      label={words.tag}
      prompt=""
      value={value}
      options={[
        { value: "", label: audience.any },
        ...options.map((tag) => ({ value: tag, label: tag })),
      ]}
      onChange={(chosen) => onChange({ ...filter, tags: tagsOf(chosen) })}
    />
  );
}

const pause = 300;

type Match = { total: number; names: string[] };

/** The number of matching contacts and the first few names. */
function Matches({ filter }: { filter: ContactFilter }) {
  const words = useWords(campaignsWords);
  const { to, listed } = useWords(contactsWords);
  const audience = useWords(audienceWords);
  const { matches, hasFailed } = useMatches(filter);
  return (
    <p aria-live="polite">
      {hasFailed && words.forecastFailed}
      {!hasFailed && !matches && words.forecastLoading}
      {!hasFailed && matches?.total === 0 && audience.nobody}
      {!hasFailed && matches !== undefined && matches.total > 0 && (
        <>
          <strong>{to(matches.total)}</strong>{" "}
          {listed(matches.names, matches.total - matches.names.length)}
        </>
      )}
    </p>
  );
}

function useMatches(filter: ContactFilter) {
  const key = JSON.stringify(filter);
  const answer = useDebouncedCall(key, () => count(filter), pause);
  const isAnswered = answer?.key === key;
  return {
    matches: isAnswered ? answer.reply : undefined,
    hasFailed: isAnswered && answer.reply === undefined,
  };
}

async function count(filter: ContactFilter): Promise<Match> {
  const body = { filter };
  const { total, rows } = await call("POST /api/contacts/search", { body });
  return { total, names: namesOf(rows, 5).names };
}
