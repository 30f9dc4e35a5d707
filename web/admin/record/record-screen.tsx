import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import { actKinds } from "#shared/rules/staff/acts.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import { DayRange, Choice, Filters } from "#web/admin/list/filters.tsx";
import { NothingFound } from "#web/admin/list/nothing-found.tsx";
import { MoreButton } from "#web/admin/list/next-pages.tsx";
import { useAddress } from "#web/admin/list/use-address.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { recordWords } from "#web/i18n/admin/record/acts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { useActColumns } from "./act-columns.tsx";
import { type Page, readRecordQuery, useMoreActs } from "./record-query.ts";
import styles from "./record.module.css";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const asked = readRecordQuery(address);
  const filters = [...address].filter(([name]) => name in asked);
  const page = await call("GET /api/record", { query: asked });
  return { asked, filters: Object.fromEntries(filters), page };
}

export default function RecordScreen() {
  const { asked, filters, page } = useLoaderData<typeof clientLoader>();
  const words = useWords(recordWords);
  const { acts, ...paging } = useMoreActs(asked, page);
  const about = acts.find(({ about }) => about !== null)?.about ?? undefined;
  const columns = useActColumns();
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <div className={styles.room}>
        <RecordFilters people={page.people} about={about} />
        <div className={styles.export}>
          <CsvButton
            line="GET /api/record/csv"
            query={filters}
            file="activity_log.csv"
          >
            {words.export}
          </CsvButton>
        </div>
        {acts.length === 0 ? (
          <Nothing isFiltered={Object.keys(asked).length > 0} />
        ) : (
          <Table
            caption={words.title}
            rows={acts}
            keyOf={({ number }) => number}
            columns={columns}
          />
        )}
        <MoreButton words={words} of={paging} />
      </div>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(recordWords);
  const { asked, ask } = useAddress(readRecordQuery);
  const showAll = () =>
    ask(Object.fromEntries(Object.keys(asked).map((name) => [name, ""])));
  if (!isFiltered)
    return (
      <EmptyState
        illustration={<EmptyBox />}
        title={words.none}
        text={words.noneText}
      />
    );
  return <NothingFound words={words} onShowAll={showAll} />;
}

type Props = {
  people: Page["people"];
  /** What the one thing is called that the list is narrowed to. */
  about: string | undefined;
};

/** Narrows the list; the filters stand in the address. */
export function RecordFilters({ people, about }: Props) {
  const words = useWords(recordWords);
  const { asked, ask } = useAddress(readRecordQuery);
  return (
    <Filters>
      <Choice
        label={words.kind}
        value={asked.kind ?? ""}
        options={[
          { value: "", label: words.anyKind },
          ...actKinds.map((kind) => ({
            value: kind,
            label: words.kinds[kind],
          })),
        ]}
        onChoose={(kind) => ask({ kind })}
      />
      <Choice
        label={words.person}
        value={asked.user ?? ""}
        options={[
          { value: "", label: words.anyone },
          ...people.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChoose={(user) => ask({ user })}
      />
      <DayRange
        days={{ from: asked.from ?? "", to: asked.to ?? "" }}
        onChoose={ask}
      />
      {asked.subject !== undefined && (
        <>
          <span>{words.narrowed(about ?? asked.subject)}</span>
          <Button kind="quiet" compact onClick={() => ask({ subject: "" })}>
            {words.notNarrowed}
          </Button>
        </>
      )}
    </Filters>
  );
}
