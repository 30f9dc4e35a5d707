import type { SavedView } from "#shared/contract/contact-lists.ts";
import {
  type ContactFilter,
  contactGroups,
  everyContact,
  tagsOf,
  tagsText,
} from "#shared/rules/contacts/view.ts";
import { isSame } from "#web/admin/form/merge.ts";
import { useWords } from "#web/core/language.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { whomWords } from "#web/i18n/admin/campaigns/whom.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";

/** What contacts can be found by besides their own words. */
export type FilterChoices = { views: SavedView[]; tags: string[] };

type Props = {
  filter: ContactFilter;
  choices: FilterChoices;
  onChange: (filter: ContactFilter) => void;
};

/** Which contacts are meant: by a saved view, or by words, status, language and tag. */
export function FilterFields({ filter, choices, onChange }: Props) {
  const words = useWords(contactsWords);
  const whom = useWords(whomWords);
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
function ViewField(props: Omit<Props, "choices"> & { views: SavedView[] }) {
  const { filter, onChange } = props;
  const whom = useWords(whomWords);
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
function TagField(props: Omit<Props, "choices"> & { tags: string[] }) {
  const { filter, tags, onChange } = props;
  const words = useWords(selectedWords);
  const whom = useWords(whomWords);
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
