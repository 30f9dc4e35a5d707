import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listActs } from "#shared/contract/reports/activity-log.ts";
import { actKinds } from "#shared/rules/staff/acts.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import {
  Choice,
  DayRange,
  Filters,
  ListArea,
} from "#web/admin/list/filters.tsx";
import { NothingFound, NothingYet } from "#web/admin/list/nothing-found.tsx";
import { MoreButton, useNextPages } from "#web/admin/list/next-pages.tsx";
import { useAddress } from "#web/admin/list/address.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { activityLogWords } from "#web/i18n/admin/reports/activity-log.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Table } from "#web/ui/table/table.tsx";
import {
  type LogAddress,
  readActivityLogQuery,
  useActColumns,
} from "./act-columns.tsx";
import styles from "./activity-log.module.css";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const query = readActivityLogQuery(address);
  const page = await call("GET /api/record", { query });
  return { query, page };
}

export default function ActivityLogScreen() {
  const { query, page } = useLoaderData<typeof clientLoader>();
  const words = useWords(activityLogWords);
  const { loaded, ...paging } = useNextPages(
    "acts",
    page,
    (after) => call("GET /api/record", { query: { ...query, after } }),
    words.moreFailed,
  );
  const { acts } = loaded;
  const about = acts.find(({ about }) => about !== null)?.about ?? undefined;
  const address = useAddress(readActivityLogQuery);
  const columns = useActColumns(address);
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
        actions={
          <CsvButton
            line="GET /api/record/csv"
            query={query as Record<string, string>}
            file="activity_log.csv"
          >
            {words.export}
          </CsvButton>
        }
      />
      <ListArea className={styles.acts}>
        <ActivityLogFilters {...address} people={page.people} about={about} />
        {acts.length === 0 ? (
          <NoActs
            isFiltered={JSON.stringify(query) !== defaultQuery}
            clear={address.clear}
          />
        ) : (
          <Table
            caption={words.title}
            rows={acts}
            keyOf={({ number }) => number}
            columns={columns}
          />
        )}
        <MoreButton words={words} of={paging} />
      </ListArea>
    </>
  );
}

/** The filters of a URL without parameters. */
const defaultQuery = JSON.stringify(
  readActivityLogQuery(new URLSearchParams()),
);

type NoActsProps = { isFiltered: boolean; clear: () => void };

function NoActs({ isFiltered, clear }: NoActsProps) {
  const words = useWords(activityLogWords);
  return isFiltered ? (
    <NothingFound words={words} onShowAll={clear} />
  ) : (
    <NothingYet words={words} />
  );
}

type Props = LogAddress & {
  people: ReplyOf<typeof listActs>["people"];
  /** The name of the subject that the log is filtered by. */
  about: string | undefined;
};

/** Filters of the activity log; they are kept in the URL. */
function ActivityLogFilters({ view, changeView, people, about }: Props) {
  const words = useWords(activityLogWords);
  return (
    <Filters>
      <Choice
        label={words.kind}
        value={view.kind ?? "all"}
        options={[
          { value: "changes", label: words.changes },
          { value: "all", label: words.anyKind },
          ...actKinds.map((kind) => ({
            value: kind,
            label: words.kinds[kind],
          })),
        ]}
        onChoose={(kind) => changeView({ kind })}
      />
      <Choice
        label={words.person}
        value={view.user ?? ""}
        options={[
          { value: "", label: words.anyone },
          ...people.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChoose={(user) => changeView({ user })}
      />
      <DayRange
        days={{ from: view.from ?? "", to: view.to ?? "" }}
        onChoose={changeView}
      />
      {view.subject !== undefined && (
        <>
          <span>{words.narrowed(about ?? view.subject)}</span>
          <Button
            kind="quiet"
            compact
            onClick={() => changeView({ subject: "" })}
          >
            {words.notNarrowed}
          </Button>
        </>
      )}
    </Filters>
  );
}
