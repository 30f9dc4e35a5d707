import Filter from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import {
  type ContactColumn,
  contactColumns,
  contactGroups,
  type ContactSort,
  tagsOf,
  tagsText,
  textTroubles,
} from "#shared/rules/outreach/contacts/view.ts";
import { Choice, Filters, SearchBox } from "#web/admin/list/filters.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { selectedWords } from "#web/i18n/admin/outreach/contacts/selected.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import {
  selectedShare,
  useContactsList,
  useSelectedContacts,
} from "./contacts-context.tsx";
import styles from "./contact-filters.module.css";

/** Filters of the contact list; the less common ones are collapsed. */
export function ContactFilters() {
  const { view, amounts, filter } = useContactsList();
  const { search, status, tags, language, texts, archived } = view.filter;
  const words = useWords(contactsWords);
  const id = useId();
  const isUsed = [language !== "any", texts !== "any", archived];
  const used = isUsed.filter(Boolean).length;
  const [chosenOpen, setOpen] = useState<boolean>();
  const isOpen = chosenOpen ?? used > 0;
  const isFiltered = status !== "any" || tags.length > 0;
  return (
    <div className={styles.filters} data-open={isOpen || isFiltered}>
      <Filters>
        <SearchBox
          query={search}
          onSearch={(query) => filter({ search: query })}
        />
        <Choice
          label={words.status}
          value={status}
          options={[
            { value: "any", label: words.anyStatus },
            ...contactGroups.map((group) => ({
              value: group,
              label: words.groupOf(words.groups[group], amounts[group]),
            })),
          ]}
          onChoose={(group) => filter({ status: group })}
        />
        <TagFilter />
        <Button
          kind="secondary"
          compact
          icon={Filter}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.moreFilters(used)}
        </Button>
      </Filters>
      <div id={id} hidden={!isOpen} className={styles.more}>
        <MoreFilters />
      </div>
    </div>
  );
}

function MoreFilters() {
  const { view, filter, order } = useContactsList();
  const { language, texts } = view.filter;
  const words = useWords(contactsWords);
  const isAny = { value: "any" as const };
  return (
    <>
      <Choice
        label={words.language}
        value={language}
        options={[
          { ...isAny, label: words.anyLanguage },
          { value: "en", label: words.languages.en },
          { value: "es", label: words.languages.es },
        ]}
        onChoose={(value) => filter({ language: value })}
      />
      <Choice
        label={words.texts}
        value={texts}
        options={[
          { ...isAny, label: words.anyTexts },
          ...textTroubles.map((trouble) => ({
            value: trouble,
            label: words.troubles[trouble],
          })),
        ]}
        onChoose={(value) => filter({ texts: value })}
      />
      <ArchiveFilter />
      <SortChoice sort={view.sort} onSort={order} />
    </>
  );
}

type SortProps = {
  sort: ContactSort | null;
  onSort: (sort: ContactSort | null) => void;
};

type Value = "added" | `${ContactColumn} ${"up" | "down"}`;

/** Sorting for layouts without a table header. */
function SortChoice({ sort, onSort }: SortProps) {
  const words = useWords(contactsWords);
  const orders = contactColumns.flatMap((by) =>
    [false, true].map((isDescending) => ({
      value: `${by} ${isDescending ? "down" : "up"}` as Value,
      label: words.sorted(words.columns[by], isDescending),
      sort: { by, isDescending },
    })),
  );
  const isChosen = (order: { sort: ContactSort }) =>
    order.sort.by === sort?.by && order.sort.isDescending === sort.isDescending;
  return (
    <div className={styles.narrow}>
      <Choice
        label={words.sortBy}
        value={orders.find(isChosen)?.value ?? "added"}
        options={[{ value: "added", label: words.asAdded }, ...orders]}
        onChoose={(value) =>
          onSort(orders.find((order) => order.value === value)?.sort ?? null)
        }
      />
    </div>
  );
}

/** Filters by tag. An address may combine several tags; they appear as one option. */
function TagFilter() {
  const words = useWords(selectedWords);
  const { tags, view, filter } = useContactsList();
  const value = tagsText(view.filter.tags);
  const options = new Set([...tags, ...(value ? [value] : [])]);
  if (options.size === 0) return null;
  return (
    <Choice
      label={words.tag}
      value={value}
      options={[
        { value: "", label: words.anyTag },
        ...[...options].map((tag) => ({ value: tag, label: tag })),
      ]}
      onChoose={(value) => filter({ tags: tagsOf(value) })}
    />
  );
}

/** Switches between the list and the archive; hidden if the archive is empty. */
function ArchiveFilter() {
  const words = useWords(selectedWords);
  const { archived: amount, view, filter } = useContactsList();
  const { archived } = view.filter;
  if (amount === 0 && !archived) return null;
  return (
    <Choice
      label={words.place}
      value={archived ? "archive" : "list"}
      options={[
        { value: "list", label: words.inList },
        { value: "archive", label: words.inArchive(amount) },
      ]}
      onChoose={(value) => filter({ archived: value === "archive" })}
    />
  );
}

/** Selects all contacts on this page. */
export function SelectPage({ hideLabel = false }: { hideLabel?: boolean }) {
  const { rows } = useContactsList();
  const { selection, toggleAll } = useSelectedContacts();
  const words = useWords(contactsWords);
  const share = selectedShare(selection, rows);
  return (
    <Checkbox
      label={words.selectAll}
      hideLabel={hideLabel}
      checked={share === "all"}
      indeterminate={share === "some"}
      onChange={() => toggleAll(rows)}
    />
  );
}

/** Selects all contacts that match the filter, offered once the page is selected. */
export function SelectMore() {
  const { rows, range } = useContactsList();
  const { selection } = useSelectedContacts();
  const words = useWords(contactsWords);
  const { isAll, isPending, selectMatches } = useSelectMatches();
  const isPage = selectedShare(selection, rows) === "all";
  if (range.total === 0) return null;
  return (
    <>
      <div className={styles.page}>
        <SelectPage />
      </div>
      {range.pages > 1 && isPage && !isAll && (
        <div className={styles.all}>
          <Button
            kind="quiet"
            compact
            pending={isPending}
            pendingLabel={words.selecting}
            onClick={() => void selectMatches()}
          >
            {words.selectFound(range.total)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Selects all contacts that match the filter, on all pages. */
function useSelectMatches() {
  const { filter } = useContactsList().view;
  const { selection, addAll } = useSelectedContacts();
  const [lastSelection, setLastSelection] = useState<{
    of: object;
    contacts: Selected[];
  }>();
  const words = useWords(contactsWords);
  const { run, isPending } = useAction("POST /api/contacts/selection", {
    failure: { say: words.selectFailed },
    revalidate: false,
  });
  async function selectMatches() {
    const before = selection;
    const outcome = await run({ body: { filter } });
    if (!outcome.ok) return;
    addAll(outcome.reply, before);
    setLastSelection({ of: filter, contacts: outcome.reply });
  }
  const isAll =
    lastSelection?.of === filter &&
    lastSelection.contacts.every(({ _id }) => selection.has(_id));
  return { isAll, isPending, selectMatches };
}
