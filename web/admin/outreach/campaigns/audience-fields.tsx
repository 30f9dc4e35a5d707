import { useState } from "react";
import { href } from "react-router";
import type { SavedView } from "#shared/contract/outreach/contact-lists.ts";
import {
  type ContactFilter,
  contactGroups,
  everyContact,
  tagsOf,
  tagsText,
} from "#shared/rules/outreach/contacts/view.ts";
import { namesOf } from "#web/admin/outreach/contacts/batches.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { isSame } from "#web/admin/form/merge.ts";
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
import type { Draft } from "./campaign-draft.ts";
import styles from "./campaigns.module.css";

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
  const whom = useWords(audienceWords);
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

/** What contacts can be found by besides their own words. */
export type FilterChoices = { views: SavedView[]; tags: string[] };

type FilterFieldsProps = {
  filter: ContactFilter;
  choices: FilterChoices;
  onChange: (filter: ContactFilter) => void;
};

/** Which contacts are meant: by a saved view, or by words, status, language and tag. */
function FilterFields({ filter, choices, onChange }: FilterFieldsProps) {
  const words = useWords(contactsWords);
  const whom = useWords(audienceWords);
  const look = (more: Partial<ContactFilter>) =>
    onChange({ ...filter, ...more });
  return (
    <div className={styles.filter}>
      <ViewField filter={filter} views={choices.views} onChange={onChange} />
      <Field
        label={whom.search}
        autoComplete="off"
        value={filter.search}
        onChange={(search) => look({ search })}
      />
      <SelectField
        label={words.status}
        prompt=""
        value={filter.status}
        options={["any" as const, ...contactGroups].map((value) => ({
          value,
          label: value === "any" ? whom.any : words.groups[value],
        }))}
        onChange={(value) =>
          look({
            status: contactGroups.find((each) => each === value) ?? "any",
          })
        }
      />
      <SelectField
        label={words.language}
        prompt=""
        value={filter.language}
        options={[
          { value: "any", label: whom.any },
          { value: "en", label: words.languages.en },
          { value: "es", label: words.languages.es },
        ]}
        onChange={(value) =>
          look({ language: value === "en" || value === "es" ? value : "any" })
        }
      />
      <TagField filter={filter} tags={choices.tags} onChange={onChange} />
    </div>
  );
}

/** Those of a saved view; what is in the archive gets no texts. */
function ViewField(
  props: Omit<FilterFieldsProps, "choices"> & { views: SavedView[] },
) {
  const { filter, onChange } = props;
  const whom = useWords(audienceWords);
  const views = props.views.filter((view) => !view.filter.archived);
  if (views.length === 0) return null;
  const current = views.find((view) => isSame(view.filter, filter));
  return (
    <SelectField
      label={whom.view}
      prompt=""
      value={current?._id ?? ""}
      options={[
        { value: "", label: whom.noView },
        ...views.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChange={(id) =>
        onChange(views.find(({ _id }) => _id === id)?.filter ?? everyContact)
      }
    />
  );
}

/** One tag; several at once come from a saved view. */
function TagField(
  props: Omit<FilterFieldsProps, "choices"> & { tags: string[] },
) {
  const { filter, tags, onChange } = props;
  const words = useWords(selectedWords);
  const whom = useWords(audienceWords);
  const value = tagsText(filter.tags);
  const known = [...new Set([...tags, ...(value === "" ? [] : [value])])];
  if (known.length === 0) return null;
  return (
    <SelectField
      label={words.tag}
      prompt=""
      value={value}
      options={[
        { value: "", label: whom.any },
        ...known.map((tag) => ({ value: tag, label: tag })),
      ]}
      onChange={(chosen) => onChange({ ...filter, tags: tagsOf(chosen) })}
    />
  );
}

const pause = 300;

type Counted = { total: number; names: string[] };

/** How many a filter finds, and the first of them; the server counts, and the list stays there. */
function Found({ filter }: { filter: ContactFilter }) {
  const words = useWords(campaignsWords);
  const { to, listed } = useWords(contactsWords);
  const whom = useWords(audienceWords);
  const { found, hasFailed } = useFound(filter);
  return (
    <p aria-live="polite">
      {hasFailed && words.forecastFailed}
      {!hasFailed && !found && words.forecastLoading}
      {!hasFailed && found?.total === 0 && whom.nobody}
      {!hasFailed && found !== undefined && found.total > 0 && (
        <>
          <strong>{to(found.total)}</strong>{" "}
          {listed(found.names, found.total - found.names.length)}
        </>
      )}
    </p>
  );
}

function useFound(filter: ContactFilter) {
  const key = JSON.stringify(filter);
  const answer = useDebouncedCall(key, () => count(filter), pause);
  const isAnswered = answer?.key === key;
  return {
    found: isAnswered ? answer.reply : undefined,
    hasFailed: isAnswered && answer.reply === undefined,
  };
}

async function count(filter: ContactFilter): Promise<Counted> {
  const body = { filter };
  const { total, rows } = await call("POST /api/contacts/search", { body });
  return { total, names: namesOf(rows, 5).names };
}
