import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import { seesNames } from "#shared/rules/staff/roles.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useStaff } from "#web/admin/desk/staff.ts";
import {
  DemoFilter,
  LanguageFilter,
  DayRange,
  Choice,
  Filters,
} from "#web/admin/list/filters.tsx";
import { NothingFound } from "#web/admin/list/nothing-found.tsx";
import { MoreButton } from "#web/admin/list/next-pages.tsx";
import { useAddress } from "#web/admin/list/use-address.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { Table } from "#web/ui/table/table.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { useResultColumns } from "./result-columns.tsx";
import { readResultQuery, useMore } from "./results-query.ts";
import styles from "./results.module.css";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = readResultQuery(new URL(request.url).searchParams);
  return { asked, page: await call("GET /api/results", { query: asked }) };
}

export default function ResultsScreen() {
  const { asked, page } = useLoaderData<typeof clientLoader>();
  const words = useWords(adminResultsWords);
  const isNamed = seesNames(useStaff().roles);
  const { results, forget, ...paging } = useMore(asked, page);
  const columns = useResultColumns(forget);
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={isNamed ? words.intro : words.introWithoutNames}
      />
      <div className={styles.room}>
        <ResultFilters />
        {results.length === 0 ? (
          <Nothing isFiltered={isFiltered} />
        ) : (
          <Table
            caption={words.title}
            rows={results}
            keyOf={({ _id }) => _id}
            columns={columns}
          />
        )}
        <MoreButton words={words} of={paging} />
      </div>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(adminResultsWords);
  const { asked, ask } = useAddress(readResultQuery);
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

/** Narrows the list; the filters stand in the address. */
export function ResultFilters() {
  const words = useWords(adminResultsWords);
  const { asked, ask } = useAddress(readResultQuery);
  return (
    <Filters>
      <Choice
        label={words.kind}
        value={asked.kind ?? ""}
        options={[
          { value: "", label: words.kinds.sound },
          { value: "problem", label: words.kinds.problem },
        ]}
        onChoose={(kind) => ask({ kind })}
      />
      <LanguageFilter asked={asked.language} ask={ask} />
      <Choice
        label={words.arrived}
        value={asked.arrived ?? ""}
        options={[
          { value: "", label: words.anyArrival },
          { value: "invited", label: words.arrivals.invited },
          { value: "walk-in", label: words.arrivals["walk-in"] },
        ]}
        onChoose={(arrived) => ask({ arrived })}
      />
      <DemoFilter asked={asked.demo} ask={ask} />
      <DayRange
        days={{ from: asked.from ?? "", to: asked.to ?? "" }}
        onChoose={ask}
      />
    </Filters>
  );
}
