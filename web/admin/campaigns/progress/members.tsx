import { useSearchParams } from "react-router";
import type { CampaignMember, MemberPage } from "#shared/contract/campaigns.ts";
import { rangeOf } from "#web/admin/list/paging/pages.ts";
import { Pager } from "#web/admin/list/paging/pager.tsx";
import { memberPageSize } from "#shared/rules/campaigns/states.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { type Column, Table } from "#web/ui/content/table.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";

/** Whom a campaign is for, and what is due to each of them, a page at a time; the page stands in the address. */
export function Members({ members }: { members: MemberPage }) {
  const words = useWords(campaignsWords);
  const columns = useColumns();
  const [, setParts] = useSearchParams();
  return (
    <section className={styles.part} aria-label={words.contactsTitle}>
      <h2>{words.contactsTitle}</h2>
      <Table
        caption={words.contactsTitle}
        rows={members.rows}
        keyOf={({ contact }) => contact}
        columns={columns}
      />
      <Pager
        of={rangeOf(members, memberPageSize)}
        onPage={(to) =>
          setParts(to === 1 ? {} : { page: String(to) }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </section>
  );
}

function useColumns(): Column<CampaignMember>[] {
  const words = useWords(campaignsWords);
  const { languages, language: head } = useWords(contactsWords);
  const language = useLanguage();
  return [
    {
      key: "name",
      head: words.contact,
      isName: true,
      cell: ({ name, childname }) =>
        childname === "" ? name : `${name} · ${childname}`,
    },
    { key: "language", head, cell: (member) => languages[member.language] },
    {
      key: "texts",
      head: words.texts,
      align: "end",
      cell: ({ texts }) => words.number(texts),
    },
    {
      key: "next",
      head: words.next,
      cell: ({ due, ended }) => {
        if (due !== null) return dateAndTime(due, language);
        return ended === null ? words.notStarted : words.endings[ended];
      },
    },
  ];
}
