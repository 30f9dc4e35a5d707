import CalendarPlus from "lucide-react/icons/calendar-plus";
import { href, useLoaderData } from "react-router";
import type { CampaignSummary } from "#shared/contract/outreach/campaigns.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import {
  readTestMode,
  TestMode,
} from "#web/admin/outreach/texting/test-mode.tsx";
import { load } from "#web/core/calls/load.ts";
import { shortDate } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { ButtonLink, Link } from "#web/ui/actions/link.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import { NothingYet } from "#web/admin/list/nothing-found.tsx";
import styles from "./campaigns.module.css";

const page = load(async ({ call }) => {
  const [campaigns, isTest] = await Promise.all([
    call("GET /api/campaigns", {}),
    readTestMode(call),
  ]);
  return { campaigns, isTest };
});
export const clientLoader = page.browser;

export default function CampaignsScreen() {
  const { campaigns, isTest } = useLoaderData<typeof clientLoader>();
  const words = useWords(campaignsWords);
  const columns = useColumns();
  const add = (
    <ButtonLink
      compact={campaigns.length > 0}
      to={href("/dashboard/campaigns/new")}
      icon={CalendarPlus}
    >
      {words.add}
    </ButtonLink>
  );
  const isEmpty = campaigns.length === 0;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/links"), label: words.contacts }}
        title={words.title}
        intro={words.intro}
        actions={
          <>
            {isTest && <TestMode />}
            {!isEmpty && add}
          </>
        }
      />
      {isEmpty ? (
        <NothingYet words={words} action={add} />
      ) : (
        <Table
          caption={words.title}
          rows={campaigns}
          keyOf={({ _id }) => _id}
          columns={columns}
        />
      )}
    </>
  );
}

function useColumns(): Column<CampaignSummary>[] {
  const words = useWords(campaignsWords);
  const figures = (["contacts", "texted", "waiting", "completed"] as const).map(
    (key): Column<CampaignSummary> => ({
      key,
      head: words[key],
      align: "end",
      cell: (campaign) => words.number(campaign[key]),
    }),
  );
  return [
    {
      key: "name",
      head: words.name,
      isName: true,
      cell: ({ _id, name }) => (
        <Link to={href("/dashboard/campaigns/:id", { id: _id })}>{name}</Link>
      ),
    },
    {
      key: "state",
      head: words.state,
      cell: ({ state }) => (
        <span className={styles.state} data-state={state}>
          {words.states[state]}
        </span>
      ),
    },
    {
      key: "day",
      head: words.day,
      cell: ({ started, created }) => (
        <span className={styles.day}>{shortDate(started ?? created)}</span>
      ),
    },
    ...figures,
  ];
}
